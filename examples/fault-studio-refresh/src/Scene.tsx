import {AbsoluteFill} from 'remotion';
import {Chart} from './Chart';

export const Scene: React.FC = () => {
  return (
    <AbsoluteFill>
      <Chart />
    </AbsoluteFill>
  );
};

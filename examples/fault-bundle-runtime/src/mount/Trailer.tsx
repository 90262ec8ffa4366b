import {AbsoluteFill, Sequence} from 'remotion';
import {Intro} from './Intro';

export const Trailer: React.FC = () => {
  return (
    <AbsoluteFill>
      <Sequence durationInFrames={15}>
        <Intro />
      </Sequence>
    </AbsoluteFill>
  );
};

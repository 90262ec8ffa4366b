import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {Report} from './Report';

export const Title: React.FC<{reportTo: string}> = ({reportTo}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontSize: 60}}>
      <Report key={frame} url={`${reportTo}/${frame}`}>
        Frame {frame}
      </Report>
    </AbsoluteFill>
  );
};

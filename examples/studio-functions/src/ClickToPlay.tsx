import {toggle} from '@remotion/studio';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const ClickToPlay: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}} onClick={toggle}>
      <div>Frame {frame}</div>
    </AbsoluteFill>
  );
};

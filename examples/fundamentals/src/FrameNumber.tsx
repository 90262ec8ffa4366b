import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const FrameNumber: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 120,
      }}>
      Frame {frame}
    </AbsoluteFill>
  );
};

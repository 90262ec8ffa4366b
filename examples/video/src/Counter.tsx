import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Counter: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: `hsl(${frame * 3} 60% 40%)`,
        color: 'white',
        fontFamily: 'monospace',
        fontSize: 300,
      }}>
      {frame}
    </AbsoluteFill>
  );
};

import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Slide: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 10], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 40,
        fontFamily: 'Helvetica, Arial, sans-serif',
      }}>
      <div style={{opacity}}>{text}</div>
    </AbsoluteFill>
  );
};

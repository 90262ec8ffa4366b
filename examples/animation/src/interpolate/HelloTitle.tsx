import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type HelloTitleProps = {
  title: string;
};

export const HelloTitle: React.FC<HelloTitleProps> = ({title}) => {
  const frame = useCurrentFrame();

  const opacity = interpolate(frame, [0, 30], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 80,
      }}>
      <div style={{opacity}}>{title}</div>
    </AbsoluteFill>
  );
};

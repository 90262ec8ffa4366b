import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type HelloTitleProps = {
  title: string;
};

export const HelloTitle: React.FC<HelloTitleProps> = ({title}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const scale = spring({frame, fps, config: {damping: 200}});
  const opacity = interpolate(frame, [durationInFrames - 20, durationInFrames - 1], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        backgroundColor: 'white',
        justifyContent: 'center',
        alignItems: 'center',
      }}>
      <h1
        style={{
          fontFamily: 'sans-serif',
          fontSize: 100,
          transform: `scale(${scale})`,
          opacity,
        }}>
        {title}
      </h1>
    </AbsoluteFill>
  );
};

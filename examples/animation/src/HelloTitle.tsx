import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type HelloTitleProps = {
  title: string;
};

export const HelloTitle: React.FC<HelloTitleProps> = ({title}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const entrance = spring({frame, fps, delay: 10});
  const translateY = interpolate(entrance, [0, 1], [120, 0]);
  const opacity = interpolate(frame, [durationInFrames - 20, durationInFrames - 1], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
        fontSize: 80,
        opacity,
      }}>
      <div
        style={{
          transform: `translateY(${translateY}px) scale(${entrance})`,
        }}>
        {title}
      </div>
    </AbsoluteFill>
  );
};

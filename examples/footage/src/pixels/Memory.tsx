import {AbsoluteFill, interpolate, OffthreadVideo, staticFile, useCurrentFrame} from 'remotion';

export const Memory: React.FC = () => {
  const frame = useCurrentFrame();
  const amount = interpolate(frame, [0, 60], [0, 1], {
    extrapolateRight: 'clamp',
  });
  const filter = `grayscale(${amount}) brightness(${1 + amount * 0.2})`;

  return (
    <AbsoluteFill>
      <OffthreadVideo src={staticFile('clip.mp4')} style={{width: '100%', filter}} />
    </AbsoluteFill>
  );
};

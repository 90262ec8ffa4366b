import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const FadeInOut: React.FC = () => {
  const frame = useCurrentFrame();

  const opacity = interpolate(frame, [0, 20, 70, 90], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const left = interpolate(frame, [0, 30], [-200, 100], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontSize: 80}}>
      <div style={{position: 'absolute', top: 100, left, opacity}}>Welcome</div>
    </AbsoluteFill>
  );
};

import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame} from 'remotion';
import {Playhead, Square, Title} from './Scene';

// Every value is a function of the frame.
export const motion = (frame: number) => {
  const jump = (start: number) => spring({frame: frame - start, fps: 30, config: {damping: 10}});

  return {
    opacity: interpolate(frame, [0, 24], [0, 1], {extrapolateRight: 'clamp'}),
    translateY: interpolate(frame, [0, 36], [64, 0], {
      easing: Easing.out(Easing.cubic),
      extrapolateRight: 'clamp',
    }),
    x: interpolate(frame, [0, 149], [96, 1184]),
    y: 508 - 140 * (jump(26) - jump(68) + jump(104)),
    rotate: 90 * (jump(26) + jump(68) + jump(104)),
    scale: jump(0),
  };
};

export const Hero = () => {
  const frame = useCurrentFrame();
  const now = motion(frame);
  const past = Array.from({length: Math.ceil(frame / 6)}, (_, i) => i * 6);

  return (
    <AbsoluteFill style={{backgroundColor: '#fbfaf7'}}>
      <Title opacity={now.opacity} translateY={now.translateY}>
        One function, 150 frames.
      </Title>
      {past.map((earlier) => (
        <Square key={earlier} {...motion(earlier)} outline />
      ))}
      <Playhead x={now.x} frame={frame} />
      <Square {...now} />
    </AbsoluteFill>
  );
};

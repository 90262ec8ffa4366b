import {interpolate, spring} from 'remotion';

export const motion = (frame: number) => {
  const hop = (delay: number) =>
    spring({frame, fps: 30, delay});
  return {
    scale: hop(8),
    x: interpolate(frame, [0, 149], [0, 100]),
    y: 140 * (hop(26) - hop(60) + hop(94)),
    angle: 90 * (hop(26) + hop(60) + hop(94)),
  };
};

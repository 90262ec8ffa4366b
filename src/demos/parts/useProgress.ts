import {Easing, interpolate, useCurrentFrame} from 'remotion';

/** From 0 at frame 0 to 1 at frame 45; then it stays. */
export const useProgress = () =>
  interpolate(useCurrentFrame(), [0, 45], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateRight: 'clamp',
  });

import {interpolate, useCurrentFrame} from 'remotion';

/** From 0 at frame 0 to 1 at frame 90; then it stays. */
export const useProgress = () =>
  interpolate(useCurrentFrame(), [0, 90], [0, 1], {extrapolateRight: 'clamp'});

import {interpolate} from 'remotion';

export const speedAt = (frame: number): number =>
  interpolate(frame, [15, 60], [1, 3], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

export const positionAt = (frame: number): number => {
  let position = 0;
  for (let f = 0; f < frame; f++) {
    position += speedAt(f);
  }

  return position;
};

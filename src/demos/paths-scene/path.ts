import {interpolate, useCurrentFrame} from 'remotion';

/** A hill (curve), a mountain (corners) and a sail (second subpath): what all demos of the package use. */
export const path = 'M 20 140 C 60 20 120 20 160 140 L 220 50 L 280 140 M 340 30 q 80 50 0 110 Z';

/** The same landscape with the top of the mountain at another height. */
export const withPeak = (peak: number) => path.replace('220 50', `220 ${peak}`);

/** What `path` is in relative instructions. */
export const relativePath =
  'm 20 140 c 40 -120 100 -120 140 0 l 60 -90 l 60 90 m 60 -110 q 80 50 0 110 z';

/** Rounds the numbers of a path, so that a line holds them. */
export const short = (text: string, digits = 1) =>
  text.replace(/-?\d+\.\d+(?:e-\d+)?/g, (number) => String(Number(Number(number).toFixed(digits))));

/** From 0 at frame 0 to 1 at frame 90; then it stays. */
export const useProgress = () =>
  interpolate(useCurrentFrame(), [0, 90], [0, 1], {extrapolateRight: 'clamp'});

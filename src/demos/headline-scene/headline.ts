/** What all demos of the package set, and how. */
export const headline = 'Saturday night in Lisbon';

export const font = {
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontWeight: '700',
} as const;

/** Size, speed and length of all demos of the package. */
export const video = {width: 1280, height: 720, fps: 30, durationInFrames: 91} as const;

/** What all demos of the package set, and how. */
export const headline = 'Saturday night in Lisbon';

export const font = {
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontWeight: '700',
} as const;

/** The length of all demos of the package. */
export const video = {durationInFrames: 91};

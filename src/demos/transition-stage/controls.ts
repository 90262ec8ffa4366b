/** What every demo of a presentation has in common: its size, its length, and the length of the transition. */
export const stage = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 44,
} as const;

export const duration = {
  type: 'range',
  label: 'Transition length',
  min: 4,
  max: 60,
  step: 1,
  default: 36,
  unit: 'frames',
} as const;

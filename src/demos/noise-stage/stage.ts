/** What the noise demos have in common. */
export const stage = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 30,
} as const;

export const seed = {type: 'text', label: 'seed', default: 'sea', maxLength: 12} as const;

export const detail = {
  type: 'range',
  label: 'Distance between dots',
  min: 0.02,
  max: 0.3,
  step: 0.01,
  default: 0.09,
} as const;

/** What the motion blur demos have in common. At the poster frame, the object is at its fastest. */
export const stage = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 160,
  posterFrame: 40,
} as const;

export const lapInFrames = {
  type: 'range',
  label: 'Swing duration',
  min: 20,
  max: 80,
  step: 5,
  default: 40,
  unit: 'frames',
} as const;

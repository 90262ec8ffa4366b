import {range} from '../../../features/demos/defineDemo';

/** What the motion blur demos have in common. At the poster frame, the object is at its fastest. */
export const stage = {durationInFrames: 160, posterFrame: 40};

export const lapInFrames = range({
  label: 'Swing duration',
  min: 20,
  max: 80,
  step: 5,
  default: 40,
  unit: 'frames',
});

import {range} from '../../../features/demos/defineDemo';

/** What the demos of transitions have in common. */
export const stage = {durationInFrames: 90, posterFrame: 44};

export const duration = range({
  label: 'Transition length',
  min: 4,
  max: 60,
  default: 36,
  unit: 'frames',
});

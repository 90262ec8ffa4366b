import {range, text} from '../../../features/demos/defineDemo';

/** What the noise demos have in common. */
export const stage = {durationInFrames: 120, posterFrame: 30};

export const seed = text({default: 'sea', maxLength: 12});

export const detail = range({
  label: 'Distance between dots',
  min: 0.02,
  max: 0.3,
  step: 0.01,
  default: 0.09,
});

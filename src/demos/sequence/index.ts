import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'sequence',
  title: '<Sequence>',
  description:
    'Two counters side by side: one counts the frames of the composition, and the other appears only during the sequence and counts from 0. Below them are two timeline tracks with a playhead across both.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 58,
  source: 'SequenceDemo.tsx',
  controls: {
    from: {
      type: 'range',
      label: 'from',
      min: -30,
      max: 90,
      step: 1,
      default: 30,
      unit: 'frames',
    },
    length: {
      type: 'range',
      label: 'durationInFrames',
      min: 1,
      max: 120,
      step: 1,
      default: 60,
      unit: 'frames',
    },
  },
  load: () => import('./SequenceDemo').then((m) => m.SequenceDemo),
});

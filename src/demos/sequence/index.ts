import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'sequence',
  title: '<Sequence>',
  description:
    'Two counters side by side: one counts the frames of the composition, and the other appears only during the sequence and counts from 0. Below them are two timeline tracks with a playhead across both.',
  durationInFrames: 120,
  posterFrame: 58,
  controls: {
    from: range({min: -30, max: 90, default: 30, unit: 'frames'}),
    length: range({label: 'durationInFrames', min: 1, max: 120, default: 60, unit: 'frames'}),
  },
  load: () => import('./SequenceDemo').then((m) => m.SequenceDemo),
});

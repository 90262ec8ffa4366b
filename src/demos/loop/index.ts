import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'loop',
  title: '<Loop>',
  description:
    'Two dials side by side. The left one counts the frames of the composition. The right one is inside the loop and restarts at 0 on each iteration. Below, a track with a playhead shows the iterations next to each other.',
  durationInFrames: 150,
  posterFrame: 94,
  controls: {
    length: range({label: 'durationInFrames', min: 15, max: 75, default: 40, unit: 'frames'}),
    times: range({min: 1, max: 10, default: 10}),
  },
  load: () => import('./LoopDemo').then((m) => m.LoopDemo),
});

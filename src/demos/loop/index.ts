import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'loop',
  title: '<Loop>',
  description:
    'Two dials side by side. The left one counts the frames of the composition. The right one is inside the loop and restarts at 0 on each iteration. Below, a track with a playhead shows the iterations next to each other.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 94,
  source: 'LoopDemo.tsx',
  controls: {
    length: {
      type: 'range',
      label: 'durationInFrames',
      min: 15,
      max: 75,
      step: 1,
      default: 40,
      unit: 'frames',
    },
    times: {type: 'range', label: 'times', min: 1, max: 10, step: 1, default: 10},
  },
  load: () => import('./LoopDemo').then((m) => m.LoopDemo),
});

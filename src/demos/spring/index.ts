import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'spring',
  title: 'spring()',
  description:
    'A plot of a spring over 90 frames: the curve rises from 0, overshoots 1, swings and settles. A playhead moves along the frames, and a square on the right shows the current value.',
  durationInFrames: 91,
  posterFrame: 12,
  controls: {
    damping: range({min: 1, max: 200, default: 10}),
    mass: range({min: 0.1, max: 10, step: 0.1, default: 1}),
    stiffness: range({min: 1, max: 400, default: 100}),
    overshootClamping: toggle({default: false}),
  },
  load: () => import('./Spring').then((m) => m.Spring),
});

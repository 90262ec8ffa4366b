import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'animation-math',
  title: 'Animation math',
  description:
    'A plot of one value over 120 frames: the difference, sum or product of two springs. A playhead moves along it, and a square on the right shows the current value.',
  durationInFrames: 121,
  posterFrame: 40,
  controls: {
    operation: select({
      label: 'Operation',
      options: ['first - second', 'first + second', 'first * second'],
      default: 'first - second',
    }),
    delay: range({
      label: 'delay of the second spring',
      min: 0,
      max: 90,
      default: 60,
      unit: 'frames',
    }),
    damping: range({min: 5, max: 200, default: 14}),
  },
  load: () => import('./AnimationMath').then((m) => m.AnimationMath),
});

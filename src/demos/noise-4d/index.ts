import {defineDemo, range} from '../../../features/demos/defineDemo';
import {detail, seed, stage} from '../noise-stage/stage';

export default defineDemo({
  ...stage,
  id: 'noise-4d',
  title: 'noise4D()',
  description:
    'A grid of dots of different sizes forms islands of large dots with soft edges. The islands change in place, and the animation loops without a jump.',
  controls: {
    seed,
    detail,
    radius: range({
      label: 'Radius of the circle through z and w',
      min: 0,
      max: 1,
      step: 0.05,
      default: 0.4,
    }),
  },
  load: () => import('./Noise4D').then((m) => m.Noise4D),
});

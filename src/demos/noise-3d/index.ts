import {defineDemo, range} from '../../../features/demos/defineDemo';
import {detail, seed, stage} from '../noise-stage/stage';

export default defineDemo({
  ...stage,
  id: 'noise-3d',
  title: 'noise3D()',
  description:
    'A grid of dots of different sizes forms islands of large dots with soft edges. The islands grow, merge and vanish in place.',
  controls: {
    seed,
    detail,
    speed: range({label: 'Distance between frames', min: 0, max: 0.06, step: 0.005, default: 0.02}),
  },
  load: () => import('./Noise3D').then((m) => m.Noise3D),
});

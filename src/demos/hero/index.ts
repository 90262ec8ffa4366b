import {defineDemo} from '../../../features/demos/defineDemo';
import facts from './facts';

export default defineDemo({
  ...facts,
  title: 'Code turns into frames',
  description:
    'The words "One function," and then "150 frames." appear. Below, a rounded square hops and turns along a strip of frames and leaves an outline behind on every sixth frame. A playhead moves through the square.',
  posterFrame: 0,
  clip: {first: 0, last: 149, width: 960},
  source: 'motion.ts',
  load: () => import('./Hero').then((m) => m.Hero),
});

import {defineDemo, select} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'reduce-instructions',
  title: 'reduceInstructions()',
  description:
    'A path of a hill, a mountain and a sail with the control points of its curves. The reduced instructions are shown below: all curves are cubic.',
  posterFrame: 40,
  controls: {
    sail: select({label: 'Sail drawn with', options: ['q', 'a', 't', 'v'], default: 'q'}),
  },
  load: () => import('./ReduceInstructions').then((m) => m.ReduceInstructions),
});

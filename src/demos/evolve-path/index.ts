import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'evolve-path',
  title: 'evolvePath()',
  description:
    'A hill, a mountain and a sail are drawn in red over a gray path. The two subpaths grow at the same time or one after the other.',
  posterFrame: 46,
  controls: {
    apart: toggle({label: 'One subpath after the other', default: false}),
    to: range({label: 'Final progress', min: 0.2, max: 1, step: 0.1, default: 1}),
    strokeWidth: range({label: 'Stroke width', min: 1, max: 8, default: 3}),
  },
  load: () => import('./EvolvePath').then((m) => m.EvolvePath),
});

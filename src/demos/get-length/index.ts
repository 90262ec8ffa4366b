import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'get-length',
  title: 'getLength()',
  description:
    'A hill, a mountain and a sail, drawn as one path in red. Below, the path is unrolled along a ruler.',
  posterFrame: 62,
  controls: {
    peak: range({label: 'y of the mountain top', min: 20, max: 140, step: 5, default: 50}),
    part: select({
      label: 'Path',
      options: ['whole path', 'first subpath', 'second subpath'],
      default: 'whole path',
    }),
  },
  load: () => import('./GetLength').then((m) => m.GetLength),
});

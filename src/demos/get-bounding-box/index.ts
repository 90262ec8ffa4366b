import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'get-bounding-box',
  title: 'getBoundingBox()',
  description:
    'A dashed box encloses a path of a hill, a mountain and a sail, and grows along with the mountain.',
  posterFrame: 90,
  controls: {
    part: select({
      label: 'Path',
      options: ['whole path', 'first subpath', 'second subpath'],
      default: 'whole path',
    }),
    peak: range({label: 'Final y of the mountain top', min: 10, max: 140, step: 5, default: 10}),
  },
  load: () => import('./GetBoundingBox').then((m) => m.GetBoundingBox),
});

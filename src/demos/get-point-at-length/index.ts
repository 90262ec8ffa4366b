import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'get-point-at-length',
  title: 'getPointAtLength()',
  description:
    'Evenly spaced red dots travel along a path of a hill, a mountain and a sail, one behind the other.',
  posterFrame: 60,
  controls: {
    dots: range({label: 'Number of dots', min: 1, max: 16, default: 8}),
    spacing: range({label: 'Distance between dots', min: 10, max: 60, step: 5, default: 30}),
  },
  load: () => import('./GetPointAtLength').then((m) => m.GetPointAtLength),
});

import {defineDemo} from '../defineDemo';
import {video} from '../paths-scene/path';

export default defineDemo({
  ...video,
  id: 'get-point-at-length',
  title: 'getPointAtLength()',
  description:
    'Evenly spaced red dots travel along a path of a hill, a mountain and a sail, one behind the other.',
  posterFrame: 60,
  source: 'GetPointAtLength.tsx',
  controls: {
    dots: {type: 'range', label: 'Number of dots', min: 1, max: 16, step: 1, default: 8},
    spacing: {
      type: 'range',
      label: 'Distance between dots',
      min: 10,
      max: 60,
      step: 5,
      default: 30,
    },
  },
  load: () => import('./GetPointAtLength').then((m) => m.GetPointAtLength),
});

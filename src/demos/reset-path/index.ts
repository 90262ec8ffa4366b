import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'reset-path',
  title: 'resetPath()',
  description:
    'A gray path on graph paper. A red copy of it moves until the upper left corner of its bounding box is at 0, 0.',
  posterFrame: 90,
  controls: {
    x: range({label: 'Input moved by x', min: -20, max: 35, step: 5, default: 30}),
    y: range({label: 'Input moved by y', min: -30, max: 20, step: 5, default: 15}),
  },
  load: () => import('./ResetPath').then((m) => m.ResetPath),
});

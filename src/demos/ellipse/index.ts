import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'ellipse',
  title: '<Ellipse>',
  description:
    'A red ellipse grows wider inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    rx: range({min: 40, max: 440, step: 20, default: 360, unit: 'px'}),
    ry: range({min: 40, max: 260, step: 20, default: 200, unit: 'px'}),
  },
  load: () => import('./EllipseDemo').then((m) => m.EllipseDemo),
});

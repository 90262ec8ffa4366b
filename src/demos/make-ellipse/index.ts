import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-ellipse',
  title: 'makeEllipse()',
  description:
    'The outline of an ellipse draws itself from the top to the left, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    rx: range({min: 40, max: 400, step: 20, default: 300, unit: 'px'}),
    ry: range({min: 40, max: 200, step: 20, default: 180, unit: 'px'}),
  },
  load: () => import('./MakeEllipse').then((m) => m.MakeEllipse),
});

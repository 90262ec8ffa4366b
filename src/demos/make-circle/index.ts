import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-circle',
  title: 'makeCircle()',
  description:
    'The outline of a circle draws itself from the top, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    radius: range({min: 40, max: 200, step: 10, default: 180, unit: 'px'}),
  },
  load: () => import('./MakeCircle').then((m) => m.MakeCircle),
});

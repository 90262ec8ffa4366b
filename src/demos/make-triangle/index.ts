import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-triangle',
  title: 'makeTriangle()',
  description:
    'The outline of a triangle draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    length: range({min: 160, max: 420, step: 20, default: 400, unit: 'px'}),
    direction: select({options: ['up', 'right', 'down', 'left'], default: 'up'}),
    ...cornerControls({max: 90, step: 5, default: 60}, 0.8),
  },
  load: () => import('./MakeTriangle').then((m) => m.MakeTriangle),
});

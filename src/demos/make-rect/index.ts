import {defineDemo, range} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-rect',
  title: 'makeRect()',
  description:
    'The outline of a rectangle draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    width: range({min: 200, max: 640, step: 20, default: 480, unit: 'px'}),
    height: range({min: 160, max: 400, step: 20, default: 280, unit: 'px'}),
    ...cornerControls({max: 50, step: 5, default: 40}),
  },
  load: () => import('./MakeRect').then((m) => m.MakeRect),
});

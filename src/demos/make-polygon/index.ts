import {defineDemo, range} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-polygon',
  title: 'makePolygon()',
  description:
    'The outline of a hexagon draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    points: range({min: 3, max: 12, default: 6}),
    radius: range({min: 80, max: 200, step: 10, default: 200, unit: 'px'}),
    ...cornerControls({max: 50, step: 5, default: 40}),
  },
  load: () => import('./MakePolygon').then((m) => m.MakePolygon),
});

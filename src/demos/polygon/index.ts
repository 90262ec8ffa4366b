import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'polygon',
  title: '<Polygon>',
  description:
    'A red hexagon whose corners become rounded, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    points: range({min: 3, max: 12, default: 6}),
    radius: range({min: 80, max: 260, step: 10, default: 240, unit: 'px'}),
    ...cornerControls({max: 50, step: 5, default: 40}),
    debug: toggle({default: false}),
  },
  load: () => import('./PolygonDemo').then((m) => m.PolygonDemo),
});

import {defineDemo, range} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-star',
  title: 'makeStar()',
  description:
    'The outline of a star draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    points: range({min: 3, max: 12, default: 5}),
    innerRadius: range({min: 40, max: 200, step: 10, default: 100, unit: 'px'}),
    outerRadius: range({min: 100, max: 200, step: 10, default: 200, unit: 'px'}),
    ...cornerControls({max: 40, step: 2, default: 24}),
  },
  load: () => import('./MakeStar').then((m) => m.MakeStar),
});

import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'star',
  title: '<Star>',
  description:
    'A red star whose points become rounded, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    points: range({min: 3, max: 12, default: 5}),
    innerRadius: range({min: 40, max: 260, step: 10, default: 120, unit: 'px'}),
    outerRadius: range({min: 100, max: 260, step: 10, default: 250, unit: 'px'}),
    ...cornerControls({max: 40, step: 2, default: 24}),
    debug: toggle({default: false}),
  },
  load: () => import('./StarDemo').then((m) => m.StarDemo),
});

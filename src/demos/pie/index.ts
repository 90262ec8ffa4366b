import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'pie',
  title: '<Pie>',
  description:
    'A red pie slice fills clockwise from the top, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    radius: range({min: 60, max: 260, step: 10, default: 240, unit: 'px'}),
    progress: range({min: 0.05, max: 1, step: 0.05, default: 0.7}),
    rotation: range({label: 'rotation in degrees', min: 0, max: 360, step: 15, default: 0}),
    counterClockwise: toggle({default: false}),
    closePath: toggle({default: true}),
  },
  load: () => import('./PieDemo').then((m) => m.PieDemo),
});

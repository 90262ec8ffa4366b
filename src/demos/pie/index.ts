import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'pie',
  title: '<Pie>',
  description:
    'A red pie slice fills clockwise from the top, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  source: 'PieDemo.tsx',
  controls: {
    radius: {type: 'range', label: 'radius', min: 60, max: 260, step: 10, default: 240, unit: 'px'},
    progress: {type: 'range', label: 'progress', min: 0.05, max: 1, step: 0.05, default: 0.7},
    rotation: {type: 'range', label: 'rotation in degrees', min: 0, max: 360, step: 15, default: 0},
    counterClockwise: {type: 'toggle', label: 'counterClockwise', default: false},
    closePath: {type: 'toggle', label: 'closePath', default: true},
  },
  load: () => import('./PieDemo').then((m) => m.PieDemo),
});

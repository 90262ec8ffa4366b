import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-pie',
  title: 'makePie()',
  description:
    'The outline of a pie slice draws itself from the top, with the points of its path, the size of the whole circle, and the path as text below.',
  posterFrame: 34,
  controls: {
    radius: range({min: 60, max: 200, step: 10, default: 180, unit: 'px'}),
    progress: range({min: 0.05, max: 1, step: 0.05, default: 0.7}),
    rotation: range({label: 'rotation in degrees', min: 0, max: 360, step: 15, default: 0}),
    counterClockwise: toggle({default: false}),
    closePath: toggle({default: true}),
  },
  load: () => import('./MakePie').then((m) => m.MakePie),
});

import {defineDemo, range, select, toggle} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'triangle',
  title: '<Triangle>',
  description:
    'A red equilateral triangle whose corners become rounded, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    length: range({min: 100, max: 480, step: 20, default: 460, unit: 'px'}),
    direction: select({options: ['up', 'right', 'down', 'left'], default: 'up'}),
    ...cornerControls({max: 90, step: 5, default: 60}, 0.8),
    debug: toggle({default: false}),
  },
  load: () => import('./TriangleDemo').then((m) => m.TriangleDemo),
});

import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'rect',
  title: '<Rect>',
  description:
    'A red rectangle whose corners become rounded, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    width: range({min: 100, max: 900, step: 20, default: 560, unit: 'px'}),
    height: range({min: 100, max: 500, step: 20, default: 320, unit: 'px'}),
    ...cornerControls({max: 50, step: 5, default: 40}),
    debug: toggle({default: false}),
  },
  load: () => import('./RectDemo').then((m) => m.RectDemo),
});

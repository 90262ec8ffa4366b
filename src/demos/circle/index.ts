import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'circle',
  title: '<Circle>',
  description: 'A red circle grows inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    radius: range({min: 20, max: 260, step: 10, default: 220, unit: 'px'}),
    strokeWidth: range({min: 0, max: 40, step: 2, default: 0, unit: 'px'}),
  },
  load: () => import('./CircleDemo').then((m) => m.CircleDemo),
});

import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'scale-path',
  title: 'scalePath()',
  description:
    'A red path of a hill, a mountain and a sail grows or shrinks while the upper left corner of its bounding box stays in place.',
  posterFrame: 90,
  controls: {
    scaleX: range({min: 0.1, max: 1.1, step: 0.1, default: 0.6}),
    scaleY: range({min: 0.1, max: 1.2, step: 0.1, default: 1.2}),
  },
  load: () => import('./ScalePath').then((m) => m.ScalePath),
});

import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'translate-path',
  title: 'translatePath()',
  description: 'A red path of a hill, a mountain and a sail moves away from its gray original.',
  posterFrame: 90,
  controls: {
    x: range({min: -20, max: 35, step: 5, default: 30}),
    y: range({min: -30, max: 25, step: 5, default: -20}),
  },
  load: () => import('./TranslatePath').then((m) => m.TranslatePath),
});

import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'interpolate-path',
  title: 'interpolatePath()',
  description:
    'A path of a hill, a mountain and a sail changes from its own shape toward a flatter one. The current shape is red, and both end shapes are gray.',
  posterFrame: 45,
  controls: {
    target: select({label: 'Second path', options: ['waves', 'tall', 'closer'], default: 'waves'}),
    from: range({label: 'Value at the start', min: -0.5, max: 1, step: 0.1, default: 0}),
    to: range({label: 'Value at the end', min: 0, max: 1.5, step: 0.1, default: 1}),
  },
  load: () => import('./InterpolatePath').then((m) => m.InterpolatePath),
});

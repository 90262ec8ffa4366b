import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'get-tangent-at-length',
  title: 'getTangentAtLength()',
  description:
    'A cart travels along a path of a hill, a mountain and a sail, and turns with the path. A red arrow points in the direction of travel.',
  posterFrame: 38,
  controls: {
    arrow: range({label: 'Arrow length', min: 15, max: 40, step: 5, default: 35}),
    turn: toggle({label: 'Turn the cart', default: true}),
    normal: toggle({label: 'Show the normal', default: false}),
  },
  load: () => import('./GetTangentAtLength').then((m) => m.GetTangentAtLength),
});

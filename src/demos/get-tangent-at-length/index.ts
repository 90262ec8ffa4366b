import {defineDemo} from '../defineDemo';
import {video} from '../paths-scene/path';

export default defineDemo({
  ...video,
  id: 'get-tangent-at-length',
  title: 'getTangentAtLength()',
  description:
    'A cart travels along a path of a hill, a mountain and a sail, and turns with it. A red arrow points where it is going.',
  posterFrame: 38,
  source: 'GetTangentAtLength.tsx',
  controls: {
    arrow: {type: 'range', label: 'Length of the arrow', min: 15, max: 40, step: 5, default: 35},
    turn: {type: 'toggle', label: 'Turn the cart', default: true},
    normal: {type: 'toggle', label: 'Show the normal', default: false},
  },
  load: () => import('./GetTangentAtLength').then((m) => m.GetTangentAtLength),
});

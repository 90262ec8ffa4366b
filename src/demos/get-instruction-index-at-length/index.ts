import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'get-instruction-index-at-length',
  title: 'getInstructionIndexAtLength()',
  description:
    'A dot travels along a path of a hill, a mountain and a sail. The instruction at the dot is highlighted in red, in the drawing and in a strip of instructions below.',
  posterFrame: 40,
  controls: {
    speed: range({label: 'Length per frame', min: 2, max: 16, default: 7}),
  },
  load: () => import('./GetInstructionIndexAtLength').then((m) => m.GetInstructionIndexAtLength),
});

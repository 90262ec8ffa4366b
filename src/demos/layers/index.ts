import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'layers',
  title: 'Layers',
  description:
    'On the left a picture made of a background, a circle and a title. On the right the same three layers as tilted sheets that move apart, in the order in which they are written, the first one at the bottom.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 45,
  source: 'Layers.tsx',
  controls: {
    last: {
      type: 'select',
      label: 'Written last',
      options: ['Title', 'Circle'],
      default: 'Title',
    },
    opacity: {
      type: 'range',
      label: 'opacity of the circle',
      min: 0,
      max: 1,
      step: 0.05,
      default: 1,
    },
  },
  load: () => import('./Layers').then((m) => m.Layers),
});

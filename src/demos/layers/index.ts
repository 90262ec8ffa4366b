import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'layers',
  title: 'Layers',
  description:
    'On the left, an image of a background, a circle and a title. On the right, the same three layers as tilted sheets that move apart, in source order with the first one at the bottom.',
  durationInFrames: 90,
  posterFrame: 45,
  controls: {
    last: select({label: 'Written last', options: ['Title', 'Circle'], default: 'Title'}),
    opacity: range({label: 'Circle opacity', min: 0, max: 1, step: 0.05, default: 1}),
  },
  load: () => import('./Layers').then((m) => m.Layers),
});

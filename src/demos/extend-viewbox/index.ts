import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'extend-viewbox',
  title: 'extendViewBox()',
  description:
    'Two images of the same path, one above the other. In the first, the view box cuts off the thick line at the edges. In the second, the view box has been extended.',
  posterFrame: 90,
  controls: {
    scale: range({min: 0.5, max: 2, step: 0.05, default: 1.2}),
    strokeWidth: range({label: 'Stroke width', min: 2, max: 24, step: 2, default: 14}),
  },
  load: () => import('./ExtendViewBox').then((m) => m.ExtendViewBox),
});

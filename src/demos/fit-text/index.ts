import {defineDemo, range, select, toggle} from '../../../features/demos/defineDemo';
import {video} from '../headline-scene/headline';

export default defineDemo({
  ...video,
  id: 'fit-text',
  title: 'fitText()',
  description:
    'A red-tinted bar becomes wider, and the headline in it grows so that it always fills the bar from edge to edge. The font size is shown at the bottom.',
  posterFrame: 50,
  controls: {
    text: select({
      options: ['Saturday night in Lisbon', 'Saturday night', 'Saturday'],
      default: 'Saturday night in Lisbon',
    }),
    withinWidth: range({min: 240, max: 1120, step: 20, default: 1100, unit: 'px'}),
    limited: toggle({label: 'At most 120 px', default: false}),
  },
  load: () => import('./FitText').then((m) => m.FitText),
});

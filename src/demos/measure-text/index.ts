import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {video} from '../headline-scene/headline';

export default defineDemo({
  ...video,
  id: 'measure-text',
  title: 'measureText()',
  description:
    'A headline on a red-tinted box that is exactly as large as the measured text. Below, a line grows to the width of the text, and the result is shown in pixels at the bottom.',
  posterFrame: 50,
  controls: {
    text: select({
      options: ['Saturday night in Lisbon', 'Saturday night', 'Saturday'],
      default: 'Saturday night in Lisbon',
    }),
    fontSize: range({min: 32, max: 76, default: 72, unit: 'px'}),
    letterSpacing: range({min: -3, max: 6, step: 0.5, default: 0, unit: 'px'}),
    padding: range({
      label: 'additionalStyles.padding',
      min: 0,
      max: 24,
      step: 4,
      default: 0,
      unit: 'px',
    }),
  },
  load: () => import('./MeasureText').then((m) => m.MeasureText),
});

import {defineDemo} from '../defineDemo';
import {video} from '../headline-scene/headline';

export default defineDemo({
  ...video,
  id: 'measure-text',
  title: 'measureText()',
  description:
    'A headline on a red-tinted box that is exactly as large as the measured text. Below, a line grows to the width of the text, and the result is shown in pixels at the bottom.',
  posterFrame: 50,
  source: 'MeasureText.tsx',
  controls: {
    text: {
      type: 'select',
      label: 'text',
      options: ['Saturday night in Lisbon', 'Saturday night', 'Saturday'],
      default: 'Saturday night in Lisbon',
    },
    fontSize: {
      type: 'range',
      label: 'fontSize',
      min: 32,
      max: 76,
      step: 1,
      default: 72,
      unit: 'px',
    },
    letterSpacing: {
      type: 'range',
      label: 'letterSpacing',
      min: -3,
      max: 6,
      step: 0.5,
      default: 0,
      unit: 'px',
    },
    padding: {
      type: 'range',
      label: 'additionalStyles.padding',
      min: 0,
      max: 24,
      step: 4,
      default: 0,
      unit: 'px',
    },
  },
  load: () => import('./MeasureText').then((m) => m.MeasureText),
});

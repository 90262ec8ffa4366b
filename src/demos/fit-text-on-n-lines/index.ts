import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../headline-scene/headline';

export default defineDemo({
  ...video,
  id: 'fit-text-on-n-lines',
  title: 'fitTextOnNLines()',
  description:
    'A headline is broken into lines within a red-tinted box that becomes wider. The letters grow with the box until they reach the maximum font size.',
  posterFrame: 50,
  controls: {
    maxLines: range({min: 1, max: 4, default: 2}),
    maxBoxWidth: range({min: 320, max: 1120, step: 20, default: 900, unit: 'px'}),
    maxFontSize: range({min: 24, max: 100, step: 2, default: 100, unit: 'px'}),
  },
  load: () => import('./FitTextOnNLines').then((m) => m.FitTextOnNLines),
});

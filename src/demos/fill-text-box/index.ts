import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../headline-scene/headline';

export default defineDemo({
  ...video,
  id: 'fill-text-box',
  title: 'fillTextBox()',
  description:
    'The words of a headline are added to a gray box one by one. A word that doesn’t fit starts a new line. When all lines are full, the box turns red and the word is left out.',
  posterFrame: 40,
  controls: {
    maxBoxWidth: range({min: 420, max: 1120, step: 20, default: 560, unit: 'px'}),
    maxLines: range({min: 1, max: 4, default: 2}),
    fontSize: range({min: 40, max: 80, step: 4, default: 72, unit: 'px'}),
  },
  load: () => import('./FillTextBox').then((m) => m.FillTextBox),
});

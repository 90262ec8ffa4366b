import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 33,
  id: 'flip',
  title: 'flip()',
  description:
    'The image flips over in space like a card, with a landscape in daylight on the front and the same landscape at night on the back.',
  controls: {
    direction: select({
      options: ['from-left', 'from-right', 'from-top', 'from-bottom'],
      default: 'from-left',
    }),
    perspective: range({min: 400, max: 4000, step: 100, default: 1000, unit: 'px'}),
    duration,
  },
  load: () => import('./Flip').then((m) => m.Flip),
});

import {defineDemo} from '../defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 42,
  id: 'clock-wipe',
  title: 'clockWipe()',
  description:
    'An edge turns around the center like the hand of a clock. The part that it has passed shows a landscape by night instead of by day.',
  source: 'ClockWipe.tsx',
  controls: {
    shadow: {type: 'toggle', label: 'Shadow by outerEnterStyle', default: false},
    duration,
  },
  load: () => import('./ClockWipe').then((m) => m.ClockWipe),
});

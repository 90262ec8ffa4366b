import {defineDemo, toggle} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 42,
  id: 'clock-wipe',
  title: 'clockWipe()',
  description:
    'An edge turns around the center like a clock hand. The part that it has passed shows a landscape at night instead of in daylight.',
  controls: {
    shadow: toggle({label: 'Shadow with outerEnterStyle', default: false}),
    duration,
  },
  load: () => import('./ClockWipe').then((m) => m.ClockWipe),
});

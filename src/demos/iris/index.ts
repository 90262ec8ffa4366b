import {defineDemo, toggle} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'iris',
  title: 'iris()',
  description:
    'A circle grows from the center until it covers the frame. Inside it is a landscape at night, and around it the same landscape in daylight.',
  controls: {
    shadow: toggle({label: 'Shadow with outerEnterStyle', default: false}),
    duration,
  },
  load: () => import('./Iris').then((m) => m.Iris),
});

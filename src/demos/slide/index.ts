import {defineDemo, select, toggle} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'slide',
  title: 'slide()',
  description:
    'A landscape at night comes in from one side and pushes the same landscape in daylight out on the other.',
  controls: {
    direction: select({
      options: ['from-left', 'from-right', 'from-top', 'from-bottom'],
      default: 'from-left',
    }),
    shadow: toggle({label: 'Shadow with enterStyle', default: false}),
    duration,
  },
  load: () => import('./Slide').then((m) => m.Slide),
});

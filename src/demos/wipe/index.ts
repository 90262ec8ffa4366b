import {defineDemo, select, toggle} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'wipe',
  title: 'wipe()',
  description:
    'A straight edge moves across the frame. Behind it, a landscape at night replaces the same landscape in daylight. Neither of them moves.',
  controls: {
    direction: select({
      options: [
        'from-left',
        'from-top-left',
        'from-top',
        'from-top-right',
        'from-right',
        'from-bottom-right',
        'from-bottom',
        'from-bottom-left',
      ],
      default: 'from-left',
    }),
    shadow: toggle({label: 'Shadow with outerEnterStyle', default: false}),
    duration,
  },
  load: () => import('./Wipe').then((m) => m.Wipe),
});

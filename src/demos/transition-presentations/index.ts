import {defineDemo, select} from '../../../features/demos/defineDemo';
import {stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 31,
  id: 'transition-presentations',
  title: 'Presentations',
  description:
    'A landscape in daylight turns into the same landscape at night, with the presentation that you choose below.',
  controls: {
    presentation: select({
      options: ['fade', 'slide', 'wipe', 'flip', 'clockWipe', 'iris', 'none'],
      default: 'iris',
    }),
  },
  load: () => import('./TransitionPresentations').then((m) => m.TransitionPresentations),
});

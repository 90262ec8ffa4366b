import {defineDemo} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 46,
  id: 'use-transition-progress',
  title: 'useTransitionProgress()',
  description:
    'A landscape at night pushes the same landscape in daylight upward. Each scene shows the numbers that it receives: in the day scene, exiting grows from 0 to 1; in the night scene, entering does.',
  controls: {duration},
  load: () => import('./UseTransitionProgress').then((m) => m.UseTransitionProgress),
});

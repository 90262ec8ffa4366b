import {defineDemo} from '../defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 46,
  id: 'use-transition-progress',
  title: 'useTransitionProgress()',
  description:
    'A landscape by night pushes the same landscape by day upwards. Each of the two shows the numbers that it sees: in the day, exiting grows from 0 to 1; in the night, entering does.',
  source: 'UseTransitionProgress.tsx',
  controls: {duration},
  load: () => import('./UseTransitionProgress').then((m) => m.UseTransitionProgress),
});

import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'animated-card',
  title: 'The still, animated',
  description:
    'The title "Reading goal" beside a ring. The ring springs to 72 percent while the number inside counts up.',
  durationInFrames: 90,
  posterFrame: 8,
  load: () => import('./AnimatedCard').then((m) => m.AnimatedCard),
});

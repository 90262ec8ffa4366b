import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'animated-card',
  title: 'The still, animated',
  description:
    'The title "Reading goal" beside a ring. The ring springs to 72 percent while the number inside counts up.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 8,
  source: 'AnimatedCard.tsx',
  load: () => import('./AnimatedCard').then((m) => m.AnimatedCard),
});

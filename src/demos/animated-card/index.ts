import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'animated-card',
  title: 'The still, animated',
  description:
    'The title "Reading goal". A ring beside it springs to 72 percent, and the number inside counts along.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 8,
  source: 'AnimatedCard.tsx',
  load: () => import('./AnimatedCard').then((m) => m.AnimatedCard),
});

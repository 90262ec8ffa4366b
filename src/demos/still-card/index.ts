import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'still-card',
  title: 'A still',
  description: 'A card with the title "Reading goal" and a ring that is 72 percent full.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 1,
  posterFrame: 0,
  source: 'StillCard.tsx',
  load: () => import('./StillCard').then((m) => m.StillCard),
});

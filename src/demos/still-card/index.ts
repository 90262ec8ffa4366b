import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'still-card',
  title: 'A still',
  description: 'A card with the title "Reading goal" and a ring that is 72 percent full.',
  durationInFrames: 1,
  posterFrame: 0,
  load: () => import('./StillCard').then((m) => m.StillCard),
});

import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'build-music',
  title: 'A music visualizer',
  description:
    'On a dark background, a record turns beside the title "Night bus". Below, a row of bars rises and falls with the music, with lower notes on the left.',
  durationInFrames: 180,
  posterFrame: 64,
  clip: {first: 64, last: 179, width: 640},
  load: () => import('./BuildMusic').then((m) => m.BuildMusic),
});

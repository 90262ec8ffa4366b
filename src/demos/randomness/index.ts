import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'randomness',
  title: 'Randomness',
  description:
    'Colored paper squares fall and turn, each with a place, a size, a speed and a color of its own that come from the seed. Another seed gives another arrangement, the same seed the same one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  source: 'Randomness.tsx',
  controls: {
    seed: {type: 'text', label: 'seed', default: 'party', maxLength: 16},
    count: {type: 'range', label: 'Squares', min: 1, max: 120, step: 1, default: 80},
  },
  load: () => import('./Randomness').then((m) => m.Randomness),
});

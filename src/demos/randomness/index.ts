import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'randomness',
  title: 'Randomness',
  description:
    'Colored paper squares fall and turn. The seed determines the position, size, speed and color of each square. A different seed gives a different arrangement, and the same seed always gives the same one.',
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

import {defineDemo, range, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'randomness',
  title: 'Randomness',
  description:
    'Colored paper squares fall and turn. The seed determines the position, size, speed and color of each square. A different seed gives a different arrangement, and the same seed always gives the same one.',
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    seed: text({default: 'party', maxLength: 16}),
    count: range({label: 'Squares', min: 1, max: 120, default: 80}),
  },
  load: () => import('./Randomness').then((m) => m.Randomness),
});

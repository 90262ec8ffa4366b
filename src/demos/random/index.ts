import {defineDemo, range, select, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'random',
  title: 'random()',
  description:
    'Circles of different sizes are scattered over the frame. They stay in place from frame to frame because their seeds stay the same. A different seed scatters them differently.',
  durationInFrames: 90,
  posterFrame: 40,
  controls: {
    seed: text({label: 'Seed', default: 'confetti', maxLength: 12}),
    count: range({label: 'Circles', min: 10, max: 200, step: 10, default: 90}),
    renew: select({
      label: 'New seed',
      options: ['never', 'every 15 frames', 'every frame'],
      default: 'never',
    }),
  },
  load: () => import('./RandomDemo').then((m) => m.RandomDemo),
});

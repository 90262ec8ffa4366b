import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'random',
  title: 'random()',
  description:
    'Circles of different sizes are scattered over the frame. They stay in place from frame to frame because their seeds stay the same. A different seed scatters them differently.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 40,
  source: 'RandomDemo.tsx',
  controls: {
    seed: {type: 'text', label: 'Seed', default: 'confetti', maxLength: 12},
    count: {type: 'range', label: 'Circles', min: 10, max: 200, step: 10, default: 90},
    renew: {
      type: 'select',
      label: 'New seed',
      options: ['never', 'every 15 frames', 'every frame'],
      default: 'never',
    },
  },
  load: () => import('./RandomDemo').then((m) => m.RandomDemo),
});

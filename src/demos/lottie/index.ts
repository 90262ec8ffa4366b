import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'lottie',
  title: '<Lottie>',
  description:
    'A square with rounded corners grows, rotates by 90 degrees and shrinks again within 60 frames. If the animation loops, it starts over. Otherwise, it stays in its final state.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 24,
  source: 'Badge.tsx',
  controls: {
    playbackRate: {
      type: 'range',
      label: 'playbackRate',
      min: 0.25,
      max: 3,
      step: 0.25,
      default: 1,
    },
    loop: {type: 'toggle', label: 'loop', default: true},
    direction: {
      type: 'select',
      label: 'direction',
      options: ['forward', 'backward'],
      default: 'forward',
    },
  },
  load: () => import('./Badge').then((m) => m.Badge),
});

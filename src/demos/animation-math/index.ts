import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'animation-math',
  title: 'Animation math',
  description:
    'A plot of one value over 120 frames: the difference, sum or product of two springs. A playhead moves along it, and a square on the right shows the current value.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 121,
  posterFrame: 40,
  source: 'AnimationMath.tsx',
  controls: {
    operation: {
      type: 'select',
      label: 'Operation',
      options: ['first - second', 'first + second', 'first * second'],
      default: 'first - second',
    },
    delay: {
      type: 'range',
      label: 'delay of the second spring',
      min: 0,
      max: 90,
      step: 1,
      default: 60,
      unit: 'frames',
    },
    damping: {type: 'range', label: 'damping', min: 5, max: 200, step: 1, default: 14},
  },
  load: () => import('./AnimationMath').then((m) => m.AnimationMath),
});

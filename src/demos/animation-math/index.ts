import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'animation-math',
  title: 'Animation math',
  description:
    'A plot of one value over 120 frames, made of two springs that are subtracted, added or multiplied, with a playhead on it. A square on the right moves up to the height of the current value.',
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
      label: 'delay of the second',
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

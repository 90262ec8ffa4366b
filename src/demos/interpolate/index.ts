import {defineDemo} from '../defineDemo';

const extrapolation = ['extend', 'clamp', 'wrap', 'identity'] as const;

export default defineDemo({
  id: 'interpolate',
  title: 'interpolate()',
  description:
    'A plot of output over frames: flat or sloping before and after the input range, and a straight line within it. A playhead moves along the frames, and a square on the right shows the current value.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 91,
  posterFrame: 44,
  source: 'Interpolate.tsx',
  controls: {
    start: {
      type: 'range',
      label: 'Input from',
      min: 0,
      max: 40,
      step: 1,
      default: 20,
      unit: 'frames',
    },
    end: {
      type: 'range',
      label: 'Input to',
      min: 50,
      max: 90,
      step: 1,
      default: 60,
      unit: 'frames',
    },
    from: {type: 'range', label: 'Output from', min: -50, max: 150, step: 5, default: 0},
    to: {type: 'range', label: 'Output to', min: -50, max: 150, step: 5, default: 100},
    extrapolateLeft: {
      type: 'select',
      label: 'extrapolateLeft',
      options: extrapolation,
      default: 'clamp',
    },
    extrapolateRight: {
      type: 'select',
      label: 'extrapolateRight',
      options: extrapolation,
      default: 'extend',
    },
  },
  load: () => import('./Interpolate').then((m) => m.Interpolate),
});

import {defineDemo, range, select} from '../../../features/demos/defineDemo';

const extrapolation = ['extend', 'clamp', 'wrap', 'identity'] as const;

export default defineDemo({
  id: 'interpolate',
  title: 'interpolate()',
  description:
    'A plot of output over frames: flat or sloping before and after the input range, and a straight line within it. A playhead moves along the frames, and a square on the right shows the current value.',
  durationInFrames: 91,
  posterFrame: 44,
  controls: {
    start: range({label: 'Input from', min: 0, max: 40, default: 20, unit: 'frames'}),
    end: range({label: 'Input to', min: 50, max: 90, default: 60, unit: 'frames'}),
    from: range({label: 'Output from', min: -50, max: 150, step: 5, default: 0}),
    to: range({label: 'Output to', min: -50, max: 150, step: 5, default: 100}),
    extrapolateLeft: select({options: extrapolation, default: 'clamp'}),
    extrapolateRight: select({options: extrapolation, default: 'extend'}),
  },
  load: () => import('./Interpolate').then((m) => m.Interpolate),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'measure-spring',
  title: 'measureSpring()',
  description:
    'A plot of a spring that swings around 1 within a shaded band, the threshold. A flag marks the frame from which the curve stays inside the band, and a playhead moves along the frames.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 12,
  source: 'MeasureSpring.tsx',
  controls: {
    damping: {type: 'range', label: 'damping', min: 8, max: 40, step: 1, default: 8},
    mass: {type: 'range', label: 'mass', min: 0.5, max: 2, step: 0.1, default: 1.5},
    stiffness: {type: 'range', label: 'stiffness', min: 50, max: 300, step: 10, default: 100},
    threshold: {
      type: 'range',
      label: 'threshold',
      min: 0.005,
      max: 0.2,
      step: 0.005,
      default: 0.05,
    },
  },
  load: () => import('./MeasureSpring').then((m) => m.MeasureSpring),
});

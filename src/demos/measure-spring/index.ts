import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'measure-spring',
  title: 'measureSpring()',
  description:
    'A plot of a spring that swings around 1 within a shaded band, the threshold. A flag marks the frame from which the curve stays inside the band, and a playhead moves along the frames.',
  durationInFrames: 120,
  posterFrame: 12,
  controls: {
    damping: range({min: 8, max: 40, default: 8}),
    mass: range({min: 0.5, max: 2, step: 0.1, default: 1.5}),
    stiffness: range({min: 50, max: 300, step: 10, default: 100}),
    threshold: range({min: 0.005, max: 0.2, step: 0.005, default: 0.05}),
  },
  load: () => import('./MeasureSpring').then((m) => m.MeasureSpring),
});

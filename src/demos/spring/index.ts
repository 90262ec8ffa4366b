import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'spring',
  title: 'spring()',
  description:
    'A plot of a spring over 90 frames: the curve rises from 0, overshoots 1, swings and settles. A playhead moves along the frames, and a square on the right shows the current value.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 91,
  posterFrame: 12,
  source: 'Spring.tsx',
  controls: {
    damping: {type: 'range', label: 'damping', min: 1, max: 200, step: 1, default: 10},
    mass: {type: 'range', label: 'mass', min: 0.1, max: 10, step: 0.1, default: 1},
    stiffness: {type: 'range', label: 'stiffness', min: 1, max: 400, step: 1, default: 100},
    overshootClamping: {type: 'toggle', label: 'overshootClamping', default: false},
  },
  load: () => import('./Spring').then((m) => m.Spring),
});

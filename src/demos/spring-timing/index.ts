import {defineDemo} from '../defineDemo';
import {stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 40,
  id: 'spring-timing',
  title: 'springTiming()',
  description:
    'A landscape at night pushes the same landscape in daylight out of the frame. Below, a line of dots shows the progress on each frame: it overshoots 1, swings back and settles.',
  source: 'SpringTiming.tsx',
  controls: {
    damping: {type: 'range', label: 'damping', min: 8, max: 200, step: 1, default: 10},
    mass: {type: 'range', label: 'mass', min: 0.5, max: 1.5, step: 0.1, default: 1},
    stiffness: {type: 'range', label: 'stiffness', min: 60, max: 300, step: 10, default: 100},
    overshootClamping: {type: 'toggle', label: 'overshootClamping', default: false},
    durationInFrames: {
      type: 'select',
      label: 'durationInFrames',
      options: ['natural', '15', '30', '60'],
      default: 'natural',
    },
    reverse: {type: 'toggle', label: 'reverse', default: false},
  },
  load: () => import('./SpringTiming').then((m) => m.SpringTiming),
});

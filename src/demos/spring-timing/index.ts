import {defineDemo, range, select, toggle} from '../../../features/demos/defineDemo';
import {stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 40,
  id: 'spring-timing',
  title: 'springTiming()',
  description:
    'A landscape at night pushes the same landscape in daylight out of the frame. Below, a line of dots shows the progress on each frame: it overshoots 1, swings back and settles.',
  controls: {
    damping: range({min: 8, max: 200, default: 10}),
    mass: range({min: 0.5, max: 1.5, step: 0.1, default: 1}),
    stiffness: range({min: 60, max: 300, step: 10, default: 100}),
    overshootClamping: toggle({default: false}),
    durationInFrames: select({options: ['natural', '15', '30', '60'], default: 'natural'}),
    reverse: toggle({default: false}),
  },
  load: () => import('./SpringTiming').then((m) => m.SpringTiming),
});

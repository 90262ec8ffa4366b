import {defineDemo} from '../defineDemo';
import {stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 40,
  id: 'linear-timing',
  title: 'linearTiming()',
  description:
    'A landscape by night pushes the same landscape by day out of the picture. Below, a line of dots shows the progress at each frame: flat at 0, straight up to 1, flat again.',
  source: 'LinearTiming.tsx',
  controls: {
    durationInFrames: {
      type: 'range',
      label: 'durationInFrames',
      min: 4,
      max: 60,
      step: 1,
      default: 30,
      unit: 'frames',
    },
    easing: {
      type: 'select',
      label: 'easing',
      options: [
        'none',
        'Easing.in(Easing.cubic)',
        'Easing.out(Easing.cubic)',
        'Easing.inOut(Easing.cubic)',
        'Easing.bounce',
      ],
      default: 'none',
    },
  },
  load: () => import('./LinearTiming').then((m) => m.LinearTiming),
});

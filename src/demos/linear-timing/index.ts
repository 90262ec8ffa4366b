import {defineDemo, range, select} from '../../../features/demos/defineDemo';
import {stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 40,
  id: 'linear-timing',
  title: 'linearTiming()',
  description:
    'A landscape at night pushes the same landscape in daylight out of the frame. Below, a line of dots shows the progress on each frame: flat at 0, straight up to 1, then flat again.',
  controls: {
    durationInFrames: range({min: 4, max: 60, default: 30, unit: 'frames'}),
    easing: select({
      options: [
        'none',
        'Easing.in(Easing.cubic)',
        'Easing.out(Easing.cubic)',
        'Easing.inOut(Easing.cubic)',
        'Easing.bounce',
      ],
      default: 'none',
    }),
  },
  load: () => import('./LinearTiming').then((m) => m.LinearTiming),
});

import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'make-transform',
  title: 'makeTransform()',
  description:
    'A square leaves its dashed outline: it moves, rotates and grows, then returns. The transform of the current frame is shown as text above.',
  durationInFrames: 110,
  posterFrame: 60,
  controls: {
    x: range({label: 'translateX()', min: -160, max: 160, step: 10, default: 160, unit: 'px'}),
    angle: range({label: 'rotate()', min: -180, max: 180, step: 15, default: 60, unit: '°'}),
    size: range({label: 'scale()', min: 0.5, max: 1.2, step: 0.1, default: 0.8}),
    order: select({
      label: 'Order',
      options: ['translateX, rotate, scale', 'rotate, translateX, scale'],
      default: 'rotate, translateX, scale',
    }),
  },
  load: () => import('./MakeTransformDemo').then((m) => m.MakeTransformDemo),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'make-transform',
  title: 'makeTransform()',
  description:
    'A square leaves its dashed outline: it moves, rotates and grows, then returns. The transform of the current frame is shown as text above.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  posterFrame: 60,
  source: 'MakeTransformDemo.tsx',
  controls: {
    x: {
      type: 'range',
      label: 'translateX()',
      min: -160,
      max: 160,
      step: 10,
      default: 160,
      unit: 'px',
    },
    angle: {
      type: 'range',
      label: 'rotate()',
      min: -180,
      max: 180,
      step: 15,
      default: 60,
      unit: '°',
    },
    size: {type: 'range', label: 'scale()', min: 0.5, max: 1.2, step: 0.1, default: 0.8},
    order: {
      type: 'select',
      label: 'Order',
      options: ['translateX, rotate, scale', 'rotate, translateX, scale'],
      default: 'rotate, translateX, scale',
    },
  },
  load: () => import('./MakeTransformDemo').then((m) => m.MakeTransformDemo),
});

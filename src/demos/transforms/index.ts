import {defineDemo, range, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'transforms',
  title: 'Transforms',
  description:
    'A card moves from its original position, marked by a dashed outline, to its transformed position and back. The value of its CSS transform property on the current frame is shown above.',
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    order: select({
      label: 'Order',
      options: ['translate, then rotate', 'rotate, then translate'],
      default: 'translate, then rotate',
    }),
    translateX: range({min: -140, max: 140, step: 5, default: 140, unit: 'px'}),
    rotate: range({min: -180, max: 180, step: 5, default: 45, unit: 'deg'}),
    scale: range({min: 0, max: 1.4, step: 0.1, default: 1.2}),
    skewX: range({min: -20, max: 20, default: 0, unit: 'deg'}),
  },
  load: () => import('./Transforms').then((m) => m.Transforms),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'transforms',
  title: 'Transforms',
  description:
    'A card moves from its original position, marked by a dashed outline, to its transformed position and back. The value of its CSS transform property on the current frame is shown above.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 60,
  source: 'Transforms.tsx',
  controls: {
    order: {
      type: 'select',
      label: 'Order',
      options: ['translate, then rotate', 'rotate, then translate'],
      default: 'translate, then rotate',
    },
    translateX: {
      type: 'range',
      label: 'translateX',
      min: -140,
      max: 140,
      step: 5,
      default: 140,
      unit: 'px',
    },
    rotate: {
      type: 'range',
      label: 'rotate',
      min: -180,
      max: 180,
      step: 5,
      default: 45,
      unit: 'deg',
    },
    scale: {type: 'range', label: 'scale', min: 0, max: 1.4, step: 0.1, default: 1.2},
    skewX: {type: 'range', label: 'skewX', min: -20, max: 20, step: 1, default: 0, unit: 'deg'},
  },
  load: () => import('./Transforms').then((m) => m.Transforms),
});

import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'heart',
  title: '<Heart>',
  description: 'A red heart beats twice inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  source: 'HeartDemo.tsx',
  controls: {
    height: {
      type: 'range',
      label: 'height',
      min: 100,
      max: 500,
      step: 20,
      default: 440,
      unit: 'px',
    },
    aspectRatio: {type: 'range', label: 'aspectRatio', min: 0.6, max: 1.6, step: 0.1, default: 1.1},
    bottomRoundnessAdjustment: {
      type: 'range',
      label: 'bottomRoundnessAdjustment',
      min: -0.2,
      max: 0.3,
      step: 0.05,
      default: 0,
    },
    depthAdjustment: {
      type: 'range',
      label: 'depthAdjustment',
      min: -0.15,
      max: 0.3,
      step: 0.05,
      default: 0,
    },
    debug: {type: 'toggle', label: 'debug', default: false},
  },
  load: () => import('./HeartDemo').then((m) => m.HeartDemo),
});

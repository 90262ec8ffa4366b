import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'heart',
  title: '<Heart>',
  description: 'A red heart beats twice inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  controls: {
    height: range({min: 100, max: 500, step: 20, default: 440, unit: 'px'}),
    aspectRatio: range({min: 0.6, max: 1.6, step: 0.1, default: 1.1}),
    bottomRoundnessAdjustment: range({min: -0.2, max: 0.3, step: 0.05, default: 0}),
    depthAdjustment: range({min: -0.15, max: 0.3, step: 0.05, default: 0}),
    debug: toggle({default: false}),
  },
  load: () => import('./HeartDemo').then((m) => m.HeartDemo),
});

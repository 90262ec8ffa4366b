import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-heart',
  title: 'makeHeart()',
  description:
    'The outline of a heart draws itself from its lower tip, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  controls: {
    height: range({min: 100, max: 400, step: 20, default: 380, unit: 'px'}),
    aspectRatio: range({min: 0.6, max: 1.6, step: 0.1, default: 1.1}),
    bottomRoundnessAdjustment: range({min: -0.2, max: 0.3, step: 0.05, default: 0}),
    depthAdjustment: range({min: -0.15, max: 0.3, step: 0.05, default: 0}),
  },
  load: () => import('./MakeHeart').then((m) => m.MakeHeart),
});

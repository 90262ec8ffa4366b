import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-heart',
  title: 'makeHeart()',
  description:
    'The outline of a heart draws itself from its lower tip, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  source: 'MakeHeart.tsx',
  controls: {
    height: {
      type: 'range',
      label: 'height',
      min: 100,
      max: 400,
      step: 20,
      default: 380,
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
  },
  load: () => import('./MakeHeart').then((m) => m.MakeHeart),
});

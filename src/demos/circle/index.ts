import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'circle',
  title: '<Circle>',
  description: 'A red circle grows inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  source: 'CircleDemo.tsx',
  controls: {
    radius: {type: 'range', label: 'radius', min: 20, max: 260, step: 10, default: 220, unit: 'px'},
    strokeWidth: {
      type: 'range',
      label: 'strokeWidth',
      min: 0,
      max: 40,
      step: 2,
      default: 0,
      unit: 'px',
    },
  },
  load: () => import('./CircleDemo').then((m) => m.CircleDemo),
});

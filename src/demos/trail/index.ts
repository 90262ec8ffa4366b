import {defineDemo} from '../defineDemo';
import {lapInFrames, stage} from '../motion-stage/stage';

export default defineDemo({
  ...stage,
  id: 'trail',
  title: '<Trail>',
  description:
    'Two squares swing from side to side and turn. The lower one leaves a trail of increasingly pale copies behind.',
  source: 'TrailDemo.tsx',
  controls: {
    layers: {type: 'range', label: 'layers', min: 2, max: 40, step: 1, default: 8},
    lagInFrames: {
      type: 'range',
      label: 'lagInFrames',
      min: 0.1,
      max: 3,
      step: 0.1,
      default: 0.8,
      unit: 'frames',
    },
    trailOpacity: {type: 'range', label: 'trailOpacity', min: 0.1, max: 1, step: 0.1, default: 0.6},
    lapInFrames,
  },
  load: () => import('./TrailDemo').then((m) => m.TrailDemo),
});

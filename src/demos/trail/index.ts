import {defineDemo, range} from '../../../features/demos/defineDemo';
import {lapInFrames, stage} from '../motion-stage/stage';

export default defineDemo({
  ...stage,
  id: 'trail',
  title: '<Trail>',
  description:
    'Two squares swing from side to side and turn. The lower one leaves a trail of increasingly pale copies behind.',
  controls: {
    layers: range({min: 2, max: 40, default: 8}),
    lagInFrames: range({min: 0.1, max: 3, step: 0.1, default: 0.8, unit: 'frames'}),
    trailOpacity: range({min: 0.1, max: 1, step: 0.1, default: 0.6}),
    lapInFrames,
  },
  load: () => import('./TrailDemo').then((m) => m.TrailDemo),
});

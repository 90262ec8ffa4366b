import {defineDemo, range} from '../../../features/demos/defineDemo';
import {stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 45,
  id: 'custom-timing',
  title: 'A custom timing',
  description:
    'A landscape at night pushes the same landscape in daylight halfway out of the frame, pauses and moves on. Below, a line of dots rises to one half, stays level and rises to 1.',
  source: 'holdTiming.ts',
  controls: {
    moveInFrames: range({min: 4, max: 40, step: 2, default: 20, unit: 'frames'}),
    holdInFrames: range({min: 0, max: 40, default: 24, unit: 'frames'}),
  },
  load: () => import('./CustomTiming').then((m) => m.CustomTiming),
});

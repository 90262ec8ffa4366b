import {defineDemo, range} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'custom-presentation',
  title: 'A custom presentation',
  description:
    'Strips of a landscape at night open like the slats of a blind in front of the same landscape in daylight, then close to form the complete image.',
  source: 'blinds.tsx',
  controls: {
    slats: range({min: 2, max: 24, default: 8}),
    angle: range({min: 0, max: 180, step: 15, default: 90, unit: '°'}),
    duration,
  },
  load: () => import('./CustomPresentation').then((m) => m.CustomPresentation),
});

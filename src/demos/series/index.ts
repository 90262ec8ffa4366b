import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'series',
  title: '<Series>',
  description:
    'Three scenes with the large numbers 1, 2 and 3 play one after the other. Below, three timeline tracks form a staircase, with a playhead across them.',
  durationInFrames: 120,
  posterFrame: 52,
  controls: {
    first: range({label: 'Length of scene 1', min: 10, max: 45, default: 40, unit: 'frames'}),
    second: range({label: 'Length of scene 2', min: 10, max: 45, default: 40, unit: 'frames'}),
    offset: range({label: 'offset of scene 2', min: -15, max: 15, default: 0, unit: 'frames'}),
  },
  load: () => import('./SeriesDemo').then((m) => m.SeriesDemo),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'series',
  title: '<Series>',
  description:
    'Three scenes with the large numbers 1, 2 and 3 play one after the other. Below, three timeline tracks form a staircase, with a playhead across them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 52,
  source: 'SeriesDemo.tsx',
  controls: {
    first: {
      type: 'range',
      label: 'Length of scene 1',
      min: 10,
      max: 45,
      step: 1,
      default: 40,
      unit: 'frames',
    },
    second: {
      type: 'range',
      label: 'Length of scene 2',
      min: 10,
      max: 45,
      step: 1,
      default: 40,
      unit: 'frames',
    },
    offset: {
      type: 'range',
      label: 'offset of scene 2',
      min: -15,
      max: 15,
      step: 1,
      default: 0,
      unit: 'frames',
    },
  },
  load: () => import('./SeriesDemo').then((m) => m.SeriesDemo),
});

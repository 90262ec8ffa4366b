import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'transition-series',
  title: '<TransitionSeries>',
  description:
    'A landscape at night slides in and pushes the same landscape in daylight out. Below, two timeline tracks overlap for the duration of the transition, with a playhead across them.',
  durationInFrames: 110,
  posterFrame: 42,
  controls: {
    first: range({
      label: 'Length of the first scene',
      min: 40,
      max: 80,
      default: 60,
      unit: 'frames',
    }),
    transition: range({label: 'Transition length', min: 4, max: 40, default: 30, unit: 'frames'}),
    offset: range({
      label: 'offset of the second scene',
      min: 0,
      max: 10,
      default: 0,
      unit: 'frames',
    }),
  },
  load: () => import('./TransitionSeriesDemo').then((m) => m.TransitionSeriesDemo),
});

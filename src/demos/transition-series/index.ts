import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'transition-series',
  title: '<TransitionSeries>',
  description:
    'A landscape at night slides in and pushes the same landscape in daylight out. Below, two timeline tracks overlap for the duration of the transition, with a playhead across them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  posterFrame: 42,
  source: 'TransitionSeriesDemo.tsx',
  controls: {
    first: {
      type: 'range',
      label: 'Length of the first scene',
      min: 40,
      max: 80,
      step: 1,
      default: 60,
      unit: 'frames',
    },
    transition: {
      type: 'range',
      label: 'Transition length',
      min: 4,
      max: 40,
      step: 1,
      default: 30,
      unit: 'frames',
    },
    offset: {
      type: 'range',
      label: 'offset of the second scene',
      min: 0,
      max: 10,
      step: 1,
      default: 0,
      unit: 'frames',
    },
  },
  load: () => import('./TransitionSeriesDemo').then((m) => m.TransitionSeriesDemo),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'parameterized-card',
  title: 'The animation, with props',
  description:
    'A title fades in while a ring beside it fills up to a percentage and the number inside counts along. Title, color and percentage are props.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  source: 'ParameterizedCard.tsx',
  controls: {
    title: {type: 'text', label: 'title', default: 'Swim club', maxLength: 13},
    color: {type: 'color', label: 'color', default: '#2f6f5e'},
    value: {
      type: 'range',
      label: 'value',
      min: 0,
      max: 100,
      step: 1,
      default: 45,
      unit: '%',
    },
  },
  load: () => import('./ParameterizedCard').then((m) => m.ParameterizedCard),
});

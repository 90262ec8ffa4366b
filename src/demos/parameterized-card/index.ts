import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'parameterized-card',
  title: 'The animation, with props',
  description:
    'A title beside a ring. The ring springs to a percentage while the number inside counts up. Title, color and percentage are props.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 8,
  source: 'GoalCard.tsx',
  controls: {
    title: {type: 'text', label: 'title', default: 'Swim club', maxLength: 13},
    color: {type: 'color', label: 'color', default: '#2f8f74'},
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
  load: () => import('./GoalCard').then((m) => m.GoalCard),
});

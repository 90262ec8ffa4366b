import {color, defineDemo, range, text} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'parameterized-card',
  title: 'The animation, with props',
  description:
    'A title beside a ring. The ring springs to a percentage while the number inside counts up. Title, color and percentage are props.',
  durationInFrames: 90,
  posterFrame: 8,
  controls: {
    title: text({default: 'Swim club', maxLength: 13}),
    color: color({default: '#2f8f74'}),
    value: range({min: 0, max: 100, default: 45, unit: '%'}),
  },
  load: () => import('./GoalCard').then((m) => m.GoalCard),
});

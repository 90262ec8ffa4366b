import {defineDemo} from '../defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 40,
  id: 'audio-transitions',
  title: 'Volume during a transition',
  description:
    'A landscape by day fades to the same landscape by night. Below, a red curve for the volume of the day falls while a dark one for the night rises, and a dashed line shows how loud both are together.',
  source: 'AudioTransitions.tsx',
  controls: {
    curve: {
      type: 'select',
      label: 'Volume',
      options: ['Math.sqrt(progress)', 'progress'],
      default: 'Math.sqrt(progress)',
    },
    duration,
  },
  load: () => import('./AudioTransitions').then((m) => m.AudioTransitions),
});

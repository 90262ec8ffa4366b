import {defineDemo, select} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  posterFrame: 40,
  id: 'audio-transitions',
  title: 'Volume during a transition',
  description:
    'A landscape in daylight fades to the same landscape at night. Below, a red curve for the day volume falls while a dark curve for the night volume rises, and a dashed line shows their combined volume.',
  controls: {
    curve: select({
      label: 'Volume',
      options: ['Math.sqrt(progress)', 'progress'],
      default: 'Math.sqrt(progress)',
    }),
    duration,
  },
  load: () => import('./AudioTransitions').then((m) => m.AudioTransitions),
});

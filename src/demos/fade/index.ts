import {defineDemo} from '../defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'fade',
  title: 'fade()',
  description:
    'A landscape by day turns into the same landscape by night: the night becomes opaque on top of the day.',
  source: 'Fade.tsx',
  controls: {
    shouldFadeOutExitingScene: {
      type: 'toggle',
      label: 'shouldFadeOutExitingScene',
      default: false,
    },
    duration,
  },
  load: () => import('./Fade').then((m) => m.Fade),
});

import {defineDemo, toggle} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'fade',
  title: 'fade()',
  description:
    'A landscape in daylight turns into the same landscape at night: the night scene becomes opaque on top of the day scene.',
  controls: {
    shouldFadeOutExitingScene: toggle({default: false}),
    duration,
  },
  load: () => import('./Fade').then((m) => m.Fade),
});

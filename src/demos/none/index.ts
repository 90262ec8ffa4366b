import {defineDemo} from '../../../features/demos/defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'none',
  title: 'none()',
  description:
    'In a landscape in daylight, the sun sinks behind the hills while the sky turns dark and the moon rises.',
  controls: {duration},
  load: () => import('./None').then((m) => m.None),
});

import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'get-subpaths',
  title: 'getSubpaths()',
  description:
    'The two subpaths rise from below the gray path one after the other: first the hill with the mountain, then the sail in red.',
  posterFrame: 44,
  controls: {
    delay: range({
      label: 'Delay of each subpath',
      min: 0,
      max: 40,
      step: 2,
      default: 16,
      unit: 'frames',
    }),
    lift: range({label: 'Lifted by', min: 0, max: 60, step: 5, default: 30}),
  },
  load: () => import('./GetSubpaths').then((m) => m.GetSubpaths),
});

import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'serialize-instructions',
  title: 'serializeInstructions()',
  description:
    'The top of the mountain moves because one instruction of the path is replaced. The path that serializeInstructions() returns for the list is shown below.',
  posterFrame: 90,
  controls: {
    x: range({label: 'x of the mountain top', min: 170, max: 270, step: 5, default: 250}),
    y: range({label: 'y of the mountain top', min: 10, max: 150, step: 5, default: 15}),
  },
  load: () => import('./SerializeInstructions').then((m) => m.SerializeInstructions),
});

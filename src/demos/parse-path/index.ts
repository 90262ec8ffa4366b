import {defineDemo, range} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'parse-path',
  title: 'parsePath()',
  description:
    'The instructions of a path light up one after the other, in the drawing and in a strip below. The object of the current instruction is shown as code.',
  posterFrame: 20,
  controls: {
    hold: range({label: 'Frames per instruction', min: 8, max: 30, default: 15, unit: 'frames'}),
  },
  load: () => import('./ParsePath').then((m) => m.ParsePath),
});

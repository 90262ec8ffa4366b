import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'cut-path',
  title: 'cutPath()',
  description:
    'A path of a hill, a mountain and a sail, drawn in red up to a dot that moves along it. The rest of the path is gray.',
  posterFrame: 55,
  controls: {
    to: range({label: 'Final length', min: 50, max: 700, step: 10, default: 600}),
    closed: toggle({label: 'Close the sail with Z', default: true}),
  },
  load: () => import('./CutPath').then((m) => m.CutPath),
});

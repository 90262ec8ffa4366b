import {defineDemo, toggle} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'reverse-path',
  title: 'reversePath()',
  description:
    'A red line is drawn over a gray path of a hill, a mountain and a sail, from the end of each subpath to its start. Numbers mark where each subpath begins.',
  posterFrame: 50,
  controls: {
    reverse: toggle({label: 'Reverse the path', default: true}),
  },
  load: () => import('./ReversePath').then((m) => m.ReversePath),
});

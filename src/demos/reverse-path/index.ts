import {defineDemo} from '../defineDemo';
import {video} from '../paths-scene/path';

export default defineDemo({
  ...video,
  id: 'reverse-path',
  title: 'reversePath()',
  description:
    'A hill, a mountain and a sail are drawn from the end of each subpath to its start, with a red line over the gray path. Numbers mark where each subpath begins.',
  posterFrame: 50,
  source: 'ReversePath.tsx',
  controls: {
    reverse: {type: 'toggle', label: 'Reverse the path', default: true},
  },
  load: () => import('./ReversePath').then((m) => m.ReversePath),
});

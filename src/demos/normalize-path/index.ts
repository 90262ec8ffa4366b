import {defineDemo, select} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'normalize-path',
  title: 'normalizePath()',
  description:
    'A hill, a mountain and a sail with a dot on them. Below are two rows of instructions: the relative ones from the input, and the absolute ones that normalizePath() returns.',
  posterFrame: 40,
  controls: {
    notation: select({
      label: 'Input instructions',
      options: ['relative', 'mixed'],
      default: 'relative',
    }),
  },
  load: () => import('./NormalizePath').then((m) => m.NormalizePath),
});

import {defineDemo} from '../defineDemo';
import {video} from '../paths-scene/path';

export default defineDemo({
  ...video,
  id: 'warp-path',
  title: 'warpPath()',
  description:
    'A wave runs through a path of a hill, a mountain and a sail, and bends its straight lines too. Dots mark the points into which the path was cut.',
  posterFrame: 30,
  source: 'WarpPath.tsx',
  controls: {
    amplitude: {type: 'range', label: 'Height of the wave', min: 0, max: 24, step: 2, default: 10},
    wavelength: {
      type: 'range',
      label: 'Length of the wave',
      min: 40,
      max: 240,
      step: 10,
      default: 120,
    },
    interpolationThreshold: {
      type: 'range',
      label: 'interpolationThreshold',
      min: 2,
      max: 100,
      step: 2,
      default: 16,
    },
    points: {type: 'toggle', label: 'Show the points', default: true},
  },
  load: () => import('./WarpPath').then((m) => m.WarpPath),
});

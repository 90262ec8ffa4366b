import {defineDemo, range, toggle} from '../../../features/demos/defineDemo';
import {video} from '../paths-scene/video';

export default defineDemo({
  ...video,
  id: 'warp-path',
  title: 'warpPath()',
  description:
    'A wave runs through a path of a hill, a mountain and a sail, and bends even its straight lines. Dots mark the points at which the path was split.',
  posterFrame: 30,
  controls: {
    amplitude: range({label: 'Wave height', min: 0, max: 24, step: 2, default: 10}),
    wavelength: range({label: 'Wavelength', min: 40, max: 240, step: 10, default: 120}),
    interpolationThreshold: range({min: 2, max: 100, step: 2, default: 16}),
    points: toggle({label: 'Show points', default: true}),
  },
  load: () => import('./WarpPath').then((m) => m.WarpPath),
});

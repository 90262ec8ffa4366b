import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-polygon',
  title: 'makePolygon()',
  description:
    'The outline of a hexagon draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  source: 'MakePolygon.tsx',
  controls: {
    points: {type: 'range', label: 'points', min: 3, max: 12, step: 1, default: 6},
    radius: {type: 'range', label: 'radius', min: 80, max: 200, step: 10, default: 200, unit: 'px'},
    corners: {
      type: 'select',
      label: 'Corners',
      options: ['sharp', 'cornerRadius', 'edgeRoundness'],
      default: 'cornerRadius',
    },
    cornerRadius: {
      type: 'range',
      label: 'cornerRadius',
      min: 0,
      max: 50,
      step: 5,
      default: 40,
      unit: 'px',
    },
    edgeRoundness: {
      type: 'range',
      label: 'edgeRoundness',
      min: 0,
      max: 1.2,
      step: 0.05,
      default: 0.6,
    },
  },
  load: () => import('./MakePolygon').then((m) => m.MakePolygon),
});

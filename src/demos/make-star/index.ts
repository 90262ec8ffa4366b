import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-star',
  title: 'makeStar()',
  description:
    'The outline of a star draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  source: 'MakeStar.tsx',
  controls: {
    points: {type: 'range', label: 'points', min: 3, max: 12, step: 1, default: 5},
    innerRadius: {
      type: 'range',
      label: 'innerRadius',
      min: 40,
      max: 200,
      step: 10,
      default: 100,
      unit: 'px',
    },
    outerRadius: {
      type: 'range',
      label: 'outerRadius',
      min: 100,
      max: 200,
      step: 10,
      default: 200,
      unit: 'px',
    },
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
      max: 40,
      step: 2,
      default: 24,
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
  load: () => import('./MakeStar').then((m) => m.MakeStar),
});

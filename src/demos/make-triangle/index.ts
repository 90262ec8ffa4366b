import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-triangle',
  title: 'makeTriangle()',
  description:
    'The outline of a triangle draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  source: 'MakeTriangle.tsx',
  controls: {
    length: {
      type: 'range',
      label: 'length',
      min: 160,
      max: 420,
      step: 20,
      default: 400,
      unit: 'px',
    },
    direction: {
      type: 'select',
      label: 'direction',
      options: ['up', 'right', 'down', 'left'],
      default: 'up',
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
      max: 90,
      step: 5,
      default: 60,
      unit: 'px',
    },
    edgeRoundness: {
      type: 'range',
      label: 'edgeRoundness',
      min: 0,
      max: 1.2,
      step: 0.05,
      default: 0.8,
    },
  },
  load: () => import('./MakeTriangle').then((m) => m.MakeTriangle),
});

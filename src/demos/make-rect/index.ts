import {defineDemo} from '../defineDemo';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'make-rect',
  title: 'makeRect()',
  description:
    'The outline of a rectangle draws itself, with the points of its path, its width and height, and the path as text below.',
  posterFrame: 34,
  source: 'MakeRect.tsx',
  controls: {
    width: {type: 'range', label: 'width', min: 200, max: 640, step: 20, default: 480, unit: 'px'},
    height: {
      type: 'range',
      label: 'height',
      min: 160,
      max: 400,
      step: 20,
      default: 280,
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
  load: () => import('./MakeRect').then((m) => m.MakeRect),
});

import {defineDemo} from '../defineDemo';
import {cornerControls} from '../shapes-scene/cornerControls';
import {video} from '../shapes-scene/video';

export default defineDemo({
  ...video,
  id: 'star',
  title: '<Star>',
  description:
    'A red star whose points become rounded, inside the dashed outline of the surrounding svg element.',
  posterFrame: 60,
  source: 'StarDemo.tsx',
  controls: {
    points: {type: 'range', label: 'points', min: 3, max: 12, step: 1, default: 5},
    innerRadius: {
      type: 'range',
      label: 'innerRadius',
      min: 40,
      max: 260,
      step: 10,
      default: 120,
      unit: 'px',
    },
    outerRadius: {
      type: 'range',
      label: 'outerRadius',
      min: 100,
      max: 260,
      step: 10,
      default: 250,
      unit: 'px',
    },
    ...cornerControls({max: 40, step: 2, default: 24}),
    debug: {type: 'toggle', label: 'debug', default: false},
  },
  load: () => import('./StarDemo').then((m) => m.StarDemo),
});

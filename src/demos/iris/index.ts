import {defineDemo} from '../defineDemo';
import {duration, stage} from '../transition-stage/controls';

export default defineDemo({
  ...stage,
  id: 'iris',
  title: 'iris()',
  description:
    'A circle grows from the center until it covers the picture. Inside of it lies a landscape by night, around it the same landscape by day.',
  source: 'Iris.tsx',
  controls: {
    shadow: {type: 'toggle', label: 'Shadow by outerEnterStyle', default: false},
    duration,
  },
  load: () => import('./Iris').then((m) => m.Iris),
});

import {defineDemo, select} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'output-scale',
  title: 'The same layout with more pixels',
  description:
    'On the left, the layout: a ring with a dot. On the right, the enlarged pixels of the output. At scale 1, the edges look like stairs. At scale 2, they have twice as many, finer steps.',
  durationInFrames: 90,
  posterFrame: 12,
  controls: {
    scale: select({options: ['0.5', '1', '2'], default: '1'}),
  },
  load: () => import('./OutputScale').then((m) => m.OutputScale),
});

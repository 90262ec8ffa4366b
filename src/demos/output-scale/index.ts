import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'output-scale',
  title: 'The same layout in more pixels',
  description:
    'On the left a ring with a dot as it is laid out. On the right the pixels of the output, enlarged: at scale 1 the edges are stairs, at scale 2 they have twice as many, finer steps.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  source: 'OutputScale.tsx',
  controls: {
    scale: {
      type: 'select',
      label: 'scale',
      options: ['0.5', '1', '2'],
      default: '1',
    },
  },
  load: () => import('./OutputScale').then((m) => m.OutputScale),
});

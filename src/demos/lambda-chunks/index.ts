import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'lambda-chunks',
  title: 'One video, many functions',
  description:
    'A strip of 240 frames splits into chunks. Each chunk drops into its own function, all functions fill up at the same time, and the finished chunks join into one strip at the bottom.',
  durationInFrames: 210,
  posterFrame: 94,
  controls: {
    functions: range({label: 'Functions', min: 1, max: 16, default: 8}),
  },
  load: () => import('./LambdaChunks').then((m) => m.LambdaChunks),
});

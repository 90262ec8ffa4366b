import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'absolute-fill',
  title: '<AbsoluteFill>',
  description:
    'An image of a sun over hills with a caption tilts back and separates into its three layers, which float above each other. Then it closes again.',
  durationInFrames: 150,
  posterFrame: 75,
  load: () => import('./AbsoluteFillDemo').then((m) => m.AbsoluteFillDemo),
});

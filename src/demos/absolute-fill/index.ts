import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'absolute-fill',
  title: '<AbsoluteFill>',
  description:
    'A picture of a sun over hills with a caption tilts back and comes apart into the three layers that it is made of, floating above each other, then closes again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 75,
  source: 'AbsoluteFillDemo.tsx',
  load: () => import('./AbsoluteFillDemo').then((m) => m.AbsoluteFillDemo),
});

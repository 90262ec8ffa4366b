import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'hello-frame',
  title: 'useCurrentFrame()',
  description:
    'The words "Frame 0" count up to "Frame 89", with the time in seconds below, while a thin line crosses the image from left to right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 12,
  source: 'HelloFrame.tsx',
  load: () => import('./HelloFrame').then((m) => m.HelloFrame),
});

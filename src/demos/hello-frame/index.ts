import {defineDemo} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'hello-frame',
  title: 'useCurrentFrame()',
  description:
    'The words "Frame 0" count up to "Frame 89", with the time in seconds below, while a thin line crosses the image from left to right.',
  durationInFrames: 90,
  posterFrame: 12,
  load: () => import('./HelloFrame').then((m) => m.HelloFrame),
});

import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'gif-frames',
  title: 'Frames of a GIF',
  description:
    'On the left, a spinner as a video. On the right, the same spinner as a GIF that keeps every second frame. Below, a strip of bars stands for the 48 frames, with the kept frames in red. A playhead moves along it.',
  durationInFrames: 48,
  posterFrame: 19,
  controls: {
    everyNthFrame: range({min: 1, max: 8, default: 2}),
  },
  load: () => import('./GifFrames').then((m) => m.GifFrames),
});

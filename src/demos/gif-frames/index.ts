import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'gif-frames',
  title: 'Frames of a GIF',
  description:
    'On the left the spinner as a video, on the right as a GIF that keeps every second frame. Below, the 48 frames as a strip of bars, of which the kept ones are red, and a playhead that moves along.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 48,
  posterFrame: 19,
  source: 'GifFrames.tsx',
  controls: {
    everyNthFrame: {
      type: 'range',
      label: 'everyNthFrame',
      min: 1,
      max: 8,
      step: 1,
      default: 2,
    },
  },
  load: () => import('./GifFrames').then((m) => m.GifFrames),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'thumbnail',
  title: '<Thumbnail>',
  description:
    'On the left, a video plays: three words appear, and a frame number counts up. On the right, a thumbnail shows the selected frame of the same video. Below is a strip of frames with the playhead and a mark at the selected frame.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 20,
  source: 'ThumbnailDemo.tsx',
  controls: {
    frameToDisplay: {
      type: 'range',
      label: 'frameToDisplay',
      min: 0,
      max: 89,
      step: 1,
      default: 60,
    },
  },
  load: () => import('./ThumbnailDemo').then((m) => m.ThumbnailDemo),
});

import {defineDemo} from '../defineDemo';

export default defineDemo({
  id: 'thumbnail',
  title: '<Thumbnail>',
  description:
    'On the left, a video plays: three words arrive, and a frame number counts. On the right, a thumbnail of the same video stands at the chosen frame. Below, a strip of frames with the playhead and a mark at that frame.',
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

import {defineDemo, range} from '../../../features/demos/defineDemo';

export default defineDemo({
  id: 'thumbnail',
  title: '<Thumbnail>',
  description:
    'On the left, a video plays: three words appear, and a frame number counts up. On the right, a thumbnail shows the selected frame of the same video. Below is a strip of frames with the playhead and a mark at the selected frame.',
  durationInFrames: 90,
  posterFrame: 20,
  controls: {
    frameToDisplay: range({min: 0, max: 89, default: 60}),
  },
  load: () => import('./ThumbnailDemo').then((m) => m.ThumbnailDemo),
});

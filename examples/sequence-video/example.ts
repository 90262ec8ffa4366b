import {defineExample} from '../define';

export default defineExample({
  shows:
    'A video file that a guide renders is shown, trimmed, placed in time and faster, and sets the duration of a composition.',
  pages: [],
  steps: [],
  follows: {
    pages: ['docs/videos.mdx', 'docs/dynamic-metadata.mdx'],
    canDownload: true,
    makes: [
      {
        file: 'my-video/public/clip.mp4',
        width: 1280,
        height: 720,
        frames: 120,
        audioCodec: null,
      },
      {file: 'my-video/out/clip-0.png', width: 1280, height: 720},
      {file: 'my-video/out/clip-10.png', width: 1280, height: 720},
      {file: 'my-video/out/clip-landscape.mp4', width: 1280, height: 720, frames: 120},
      {file: 'my-video/out/clip-portrait.mp4', width: 720, height: 1280, frames: 120},
    ],
  },
});

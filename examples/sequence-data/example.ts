import {defineExample} from '../define';

export default defineExample({
  shows:
    'A video with data of an API that runs on the same machine, loaded by a render and by a script.',
  pages: [],
  ports: [4000],
  steps: [],
  follows: {
    pages: ['docs/data-fetching.mdx'],
    canDownload: true,
    makes: [
      {file: 'my-video/out/south.mp4', width: 1280, height: 720, videoCodec: 'h264', frames: 90},
      {file: 'my-video/out/north.mp4', frames: 90},
      {file: 'my-video/out/south.png', width: 1280, height: 720},
    ],
  },
});

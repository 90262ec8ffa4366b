import {defineExample} from '../define';

export default defineExample({
  shows:
    'Guides that add compositions work in sequence, and their scripts render on a machine that cannot download a browser.',
  pages: [],
  ports: [8080],
  steps: [],
  follows: {
    pages: [
      'docs/using-audio.mdx',
      'docs/audio/importing.mdx',
      'docs/parameterized-rendering.mdx',
      'docs/ssr.mdx',
      'docs/ssr-node.mdx',
    ],
    makes: [
      {file: 'my-video/out/Soundtrack.wav', duration: 2},
      {file: 'my-video/out/Narration.wav', duration: 2},
      {file: 'my-video/out/bern.png', width: 640, height: 360, videoCodec: 'png'},
      {file: 'my-video/out/oslo.png', width: 640, height: 360},
      {file: 'my-video/out/bern.mp4', width: 320, height: 180, fps: 30, frames: 30},
      {file: 'my-video/out/from-node.mp4', width: 1280, height: 720, fps: 30, frames: 90},
      {file: 'my-video/out/summer.mp4', frames: 90},
    ],
  },
});

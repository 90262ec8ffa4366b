import {defineExample} from '../define';

export default defineExample({
  shows:
    'Guides that render many videos, or one video in parts, work in sequence with scripts and without a network.',
  pages: [],
  steps: [],
  follows: {
    pages: ['docs/dataset-render.mdx', 'docs/render-all.mdx', 'docs/distributed-rendering.mdx'],
    root: 'replace',
    canDownload: true,
    makes: [
      {file: 'my-video/out/ada.mp4', width: 320, height: 180, videoCodec: 'h264', frames: 30},
      {file: 'my-video/out/emmy.mp4', frames: 30},
      {file: 'my-video/out/alan.mp4', frames: 30},
      {file: 'my-video/out/Intro.mp4', videoCodec: 'h264', frames: 20},
      {file: 'my-video/out/Outro.mp4', videoCodec: 'h264', frames: 15},
      {file: 'my-video/out/Cover.png', width: 640, height: 360, videoCodec: 'png'},
      {
        file: 'my-video/out/countdown.mp4',
        width: 320,
        height: 180,
        videoCodec: 'h264',
        audioCodec: 'aac',
        fps: 30,
        frames: 54,
      },
    ],
  },
});

import {defineExample} from '../define';

export default defineExample({
  shows:
    'Graphics without a background in each format that can hold one, also with the size and the frame rate of footage.',
  pages: [],
  steps: [],
  follows: {
    pages: ['docs/transparent-videos.mdx', 'docs/overlay.mdx'],
    canDownload: true,
    makes: [
      {
        file: 'my-video/out/overlay.webm',
        width: 480,
        height: 270,
        videoCodec: 'vp9',
        audioCodec: null,
      },
      {
        file: 'my-video/out/frames/element-15.png',
        videoCodec: 'png',
        pixelFormat: 'rgba',
      },
      {file: 'my-video/out/node.webm', videoCodec: 'vp9', audioCodec: null},
      {
        file: 'my-video/out/node.mov',
        videoCodec: 'prores',
        audioCodec: null,
        pixelFormat: 'yuva444p12le',
        frames: 30,
      },
      {file: 'my-video/public/interview.png', width: 1920, height: 1080},
      {
        file: 'my-video/public/interview.mp4',
        width: 1920,
        height: 1080,
        fps: 29.97,
        duration: 6,
      },
      {
        file: 'my-video/out/overlay.mov',
        width: 1920,
        height: 1080,
        videoCodec: 'prores',
        audioCodec: null,
        pixelFormat: 'yuva444p12le',
        fps: 29.97,
        frames: 60,
        duration: 2,
      },
      {file: 'my-video/out/emmy.mov', videoCodec: 'prores', frames: 60},
    ],
  },
});

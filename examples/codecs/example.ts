import {defineExample} from '../define';

export default defineExample({
  shows: 'The same 30 frames in each video codec and with several qualities, with sizes and times.',
  pages: ['/docs/encoding', '/docs/quality', '/docs/miscellaneous/video-formats'],
  steps: [
    {
      command: 'node codecs.mjs',
      output: 'codecs.output.txt',
      masks: [
        [/[\d.]+ kB/g, '1.0 kB'],
        [/ \d+ ms/g, ' 1 ms'],
      ],
      makes: [
        {
          file: 'out/h264.mp4',
          width: 640,
          height: 360,
          videoCodec: 'h264',
          pixelFormat: 'yuv420p',
          frames: 30,
        },
        {file: 'out/h265.mp4', videoCodec: 'hevc', frames: 30},
        {file: 'out/vp8.webm', videoCodec: 'vp8'},
        {file: 'out/vp9.webm', videoCodec: 'vp9'},
        {file: 'out/prores-hq.mov', videoCodec: 'prores', pixelFormat: 'yuv422p10le'},
        {file: 'out/prores-4444.mov', videoCodec: 'prores', pixelFormat: 'yuva444p12le'},
        {file: 'out/animated.gif', videoCodec: 'gif'},
      ],
    },
    {
      command: 'node quality.mjs',
      output: 'quality.output.txt',
      masks: [
        [/[\d.]+ kB/g, '1.0 kB'],
        [/ \d+ ms/g, ' 1 ms'],
      ],
    },
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
    'src/Root.tsx': 'registers the scene with 30 frames of 640 by 360 pixels',
  },
});

import {defineExample, studioIsReady} from '../define';

export default defineExample({
  shows: 'A first project: an entry point, a composition, a video and its rendering.',
  pages: [
    '/docs/',
    '/docs/preview',
    '/docs/render',
    '/docs/ssr',
    '/docs/ssr-node',
    '/docs/studio',
    '/docs/miscellaneous/chrome-headless-shell',
  ],
  steps: [
    {
      command: 'npx remotion studio',
      until: studioIsReady,
      output: 'studio.output.txt',
      masks: [[/localhost:\d+.*/, 'localhost:3000']],
    },
    {
      command: 'npx remotion render HelloTitle out/hello.mp4',
      output: 'render.output.txt',
      masks: [[/[\d.]+ kB/g, '189.6 kB']],
      makes: [
        {
          file: 'out/hello.mp4',
          width: 1280,
          height: 720,
          videoCodec: 'h264',
          audioCodec: 'aac',
          pixelFormat: 'yuvj420p',
          fps: 30,
          frames: 90,
          duration: 3,
        },
      ],
    },
    {
      command: 'node render.mjs',
      output: 'from-node.output.txt',
      masks: [[/(?:\d+ %\n)+/g, '100 %\n']],
      makes: [{file: 'out/from-node.mp4', frames: 90}],
    },
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_type,codec_name,width,height,nb_frames -of compact out/hello.mp4',
      output: 'ffprobe.output.txt',
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,width,height,nb_frames -of compact out/hello.mp4',
      output: 'streams.output.txt',
    },
  ],
});

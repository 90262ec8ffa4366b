import {defineExample} from '../define';

const readersCommand = 'readers name the file themselves';

export default defineExample({
  shows: 'The functions of the renderer, and the bundler: what they report and what they make.',
  pages: [
    '/docs/bundle',
    '/docs/renderer/combine-chunks',
    '/docs/renderer/ensure-ffprobe',
    '/docs/renderer/extract-audio',
    '/docs/renderer/get-can-extract-frames-fast',
    '/docs/renderer/get-compositions',
    '/docs/renderer/get-silent-parts',
    '/docs/renderer/get-video-metadata',
    '/docs/renderer/make-cancel-signal',
    '/docs/renderer/render-frames',
    '/docs/renderer/render-media',
    '/docs/renderer/select-composition',
    '/docs/renderer/stitch-frames-to-video',
  ],
  ports: [8000],
  steps: [
    {
      command: 'node bundle/render.mjs',
      output: 'bundle.output.txt',
      masks: [[/(?:\d+ %\n)+/g, '100 %\n']],
      makes: [
        {file: 'out/Sales in May.mp4', width: 640, height: 360, videoCodec: 'h264', frames: 45},
        {file: 'out/Sales in June.mp4', frames: 45},
      ],
      notShown: readersCommand,
    },
    {
      command: 'npx tsx server.ts',
      until: /Listening/,
      output: 'server.output.txt',
      notShown: readersCommand,
    },
    {
      command: 'curl --silent --max-time 0.5 --output out/canceled.mp4 http://localhost:8000',
      exitCode: 28,
      notShown: 'the page says in words that the client aborts the request',
    },
    {
      command: 'curl --silent --output out/sent.mp4 http://localhost:8000',
      makes: [{file: 'out/sent.mp4', videoCodec: 'h264', frames: 45}],
      notShown: 'the page says in words that the client makes two requests',
    },
    {
      command: 'node render-media/render.mjs',
      output: 'render-media.output.txt',
      masks: [
        [/(?:\d+ % \(\w+\)\n)+/g, '100 % (muxing)\n'],
        [/(?<=^Slowest frame: )\d+, \d+ ms/gm, '0, 1 ms'],
      ],
      makes: [{file: 'out/sales.mp4', width: 640, height: 360, videoCodec: 'h264', frames: 45}],
      notShown: readersCommand,
    },
    {
      command: 'node select-composition/render.mjs',
      output: 'select-composition.output.txt',
      makes: [{file: 'out/sales.mp4', videoCodec: 'h264', frames: 45}],
      notShown: readersCommand,
    },
    {
      command: 'node posters.mjs',
      output: 'posters.output.txt',
      makes: [
        {file: 'out/MyVideo.png', width: 640, height: 360, videoCodec: 'png'},
        {file: 'out/Thumbnail.png', width: 640, height: 360, videoCodec: 'png'},
      ],
      notShown: readersCommand,
    },
    {
      command: 'node frames.mjs',
      output: 'frames.output.txt',
      masks: [[/frame \d+ took \d+ ms/g, 'frame 1 took 1 ms']],
      makes: [{file: 'out/frames/element-44.png', width: 640, height: 360, videoCodec: 'png'}],
      notShown: readersCommand,
    },
    {
      command: 'node encode.mjs',
      output: 'encode.output.txt',
      masks: [[/(?:\d+ of 45 frames\n)+/g, '45 of 45 frames\n']],
      makes: [{file: 'out/sales.mp4', videoCodec: 'h264', frames: 45}],
      notShown: readersCommand,
    },
    {
      command: 'node chunks.mjs',
      output: 'chunks.output.txt',
      masks: [[/(?:\d+ %\n)+/g, '100 %\n']],
      makes: [{file: 'out/sales.mp4', videoCodec: 'h264', audioCodec: 'aac', frames: 45}],
      notShown: readersCommand,
    },
    {command: 'node cut.mjs', output: 'cut.output.txt', notShown: readersCommand},
    {command: 'node codec/check.mjs', output: 'codec.output.txt', notShown: readersCommand},
    {command: 'node metadata/check.mjs', output: 'metadata.output.txt', notShown: readersCommand},
    {command: 'node duration.mjs', output: 'duration.output.txt', notShown: readersCommand},
    {
      command: 'node extract.mjs',
      output: 'extract.output.txt',
      makes: [{file: 'public/clip.aac', audioCodec: 'aac'}],
      notShown: readersCommand,
    },
  ],
});

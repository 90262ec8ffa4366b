import {defineExample} from '../define';

export default defineExample({
  shows:
    'Videos and stills from a Node.js script, with data of an API, progress and a way to cancel.',
  pages: ['/docs/ssr-node'],
  steps: [
    {
      command: 'node bundle.mjs',
      output: 'bundle.output.txt',
      makes: [{file: 'out/bundle/index.html'}],
    },
    {
      command: 'node render.mjs',
      output: 'render.output.txt',
      masks: [[/(?:\d+ %\n)+/g, '100 %\n']],
      makes: [
        {
          file: 'out/bern.mp4',
          width: 320,
          height: 180,
          videoCodec: 'h264',
          fps: 30,
          frames: 40,
        },
      ],
    },
    {
      command: 'node posters.mjs',
      output: 'posters.output.txt',
      makes: [
        {file: 'out/bern.png', width: 640, height: 360, videoCodec: 'png'},
        {file: 'out/oslo.png', width: 640, height: 360, videoCodec: 'png'},
      ],
    },
    {command: 'node cancel.mjs', output: 'cancel.output.txt'},
  ],
  notShown: {'browser-options.mjs': 'exports the options of examples/hello'},
});

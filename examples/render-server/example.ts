import {defineExample} from '../define';

export default defineExample({
  shows:
    'A render server with a queue: order a video over HTTP, ask for its state, fetch the file.',
  pages: ['/docs/ssr-node', '/docs/docker', '/docs/azure-container-apps'],
  ports: [8080],
  steps: [
    {command: 'node bundle.mjs', makes: [{file: 'out/bundle/index.html'}]},
    {
      command: 'node server.mjs',
      until: /Waiting for renders/,
      output: 'server.output.txt',
    },
    {
      command: 'node order.mjs',
      output: 'order.output.txt',
      makes: [
        {
          file: 'out/bern.mp4',
          width: 320,
          height: 180,
          videoCodec: 'h264',
          fps: 30,
          frames: 30,
        },
      ],
    },
  ],
  notShown: {
    'browser-options.mjs': 'exports the options of examples/hello',
  },
});

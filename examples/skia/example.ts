import {defineExample} from '../define';

export default defineExample({
  shows: 'A Skia scene on the command line and from Node.js, with the aliases for native modules.',
  pages: ['/docs/skia', '/docs/skia/enable-skia', '/docs/skia/skia-canvas'],
  steps: [
    {
      command: 'npx remotion still NeonRing out/ring.png --frame=30 --gl=swangle',
      makes: [{file: 'out/ring.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
    {
      command: 'node render.mjs',
      makes: [{file: 'out/node.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
    {
      command: 'node compare.mjs',
      notShown: 'proves that the frame is not empty, and that both ways render the same frame',
    },
  ],
  notShown: {'compare.mjs': 'compares the two frames'},
});

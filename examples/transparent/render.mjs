import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'LowerThird'});

// For browsers: VP9 with an alpha channel.
await renderMedia({
  serveUrl,
  composition,
  codec: 'vp9',
  imageFormat: 'png',
  pixelFormat: 'yuva420p',
  muted: true,
  outputLocation: 'out/node.webm',
});

// For editing programs: ProRes 4444.
await renderMedia({
  serveUrl,
  composition,
  codec: 'prores',
  proResProfile: '4444',
  imageFormat: 'png',
  pixelFormat: 'yuva444p10le',
  muted: true,
  outputLocation: 'out/node.mov',
});

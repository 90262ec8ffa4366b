import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';

const inputProps = {title: 'Rendered by Node.js'};

const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
});

const composition = await selectComposition({
  ...browserOptions,
  serveUrl,
  id: 'HelloTitle',
  inputProps,
});

await renderMedia({
  ...browserOptions,
  composition,
  serveUrl,
  codec: 'h264',
  outputLocation: 'out/from-node.mp4',
  inputProps,
  onProgress: ({progress}) => {
    console.log(`${Math.round(progress * 100)} %`);
  },
});

console.log('Saved out/from-node.mp4');

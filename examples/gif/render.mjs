import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'Spinner'});

await renderMedia({
  serveUrl,
  composition,
  codec: 'gif',
  imageFormat: 'png',
  everyNthFrame: 2,
  numberOfGifLoops: 0,
  outputLocation: 'out/once.gif',
});

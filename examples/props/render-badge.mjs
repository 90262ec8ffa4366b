import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const inputProps = {title: 'June', color: 'seagreen'};

const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
});
const composition = await selectComposition({
  serveUrl,
  id: 'Badge',
  inputProps,
});

await renderMedia({
  serveUrl,
  composition,
  codec: 'h264',
  outputLocation: 'out/june.mp4',
  inputProps,
});
console.log(composition.props);

import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const response = await fetch('http://localhost:4000/sales?region=south', {
  headers: {authorization: `Bearer ${process.env.API_KEY}`},
});
const inputProps = {region: 'south', figures: await response.json()};

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({
  serveUrl,
  id: 'Sales',
  inputProps,
});

await renderMedia({
  serveUrl,
  composition,
  codec: 'h264',
  outputLocation: 'out/south.mp4',
  inputProps,
});

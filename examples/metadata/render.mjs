import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const inputProps = {title: 'Night train'};

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({
  serveUrl,
  id: 'Trailer',
  inputProps,
});

await renderMedia({
  serveUrl,
  composition,
  inputProps,
  codec: 'h264',
  outputLocation: 'out/trailer.mp4',
  metadata: {
    title: inputProps.title,
    artist: 'Studio Nord',
    date: '2026',
    comment: `Build ${process.env.BUILD_NUMBER ?? 'local'}`,
  },
});

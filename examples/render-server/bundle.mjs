import path from 'node:path';
import {bundle} from '@remotion/bundler';

const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
  outDir: path.resolve('out/bundle'),
});

console.log(`The bundle is in ${path.relative('.', serveUrl)}`);

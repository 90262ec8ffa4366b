import path from 'node:path';
import {bundle} from '@remotion/bundler';

const run = async () => {
  const serveUrl = await bundle({
    entryPoint: path.resolve('src/index.ts'),
    outDir: path.resolve('out/site'),
  });
  console.log(`Bundled to ${path.relative('.', serveUrl)}`);
};

void run();

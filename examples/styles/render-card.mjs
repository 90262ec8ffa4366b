import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderStill, selectComposition} from '@remotion/renderer';
import {enableTailwind} from '@remotion/tailwind-v4';

const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
  webpackOverride: (current) => enableTailwind(current),
});
const composition = await selectComposition({serveUrl, id: 'TailwindCard'});

await renderStill({serveUrl, composition, frame: 30, output: 'out/node-card.png'});

import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderMedia} from '@remotion/renderer';
import path from 'node:path';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const browser = await openBrowser('chrome');
const compositions = await getCompositions(serveUrl, {puppeteerInstance: browser});

for (const composition of compositions) {
  const outputLocation = `out/${composition.id}.wav`;
  await renderMedia({
    composition,
    serveUrl,
    codec: 'wav',
    outputLocation,
    puppeteerInstance: browser,
  });
  console.log(`${outputLocation}, ${composition.durationInFrames} frames`);
}

await browser.close({silent: false});

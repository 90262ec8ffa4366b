import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderMedia, renderStill} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const browser = await openBrowser('chrome');
const compositions = await getCompositions(serveUrl, {
  puppeteerInstance: browser,
});

for (const composition of compositions) {
  const {id, durationInFrames} = composition;

  if (durationInFrames === 1) {
    await renderStill({
      serveUrl,
      composition,
      output: `out/${id}.png`,
      puppeteerInstance: browser,
    });
    console.log(`out/${id}.png`);
  } else {
    await renderMedia({
      serveUrl,
      composition,
      codec: 'h264',
      outputLocation: `out/${id}.mp4`,
      puppeteerInstance: browser,
    });
    console.log(`out/${id}.mp4, ${durationInFrames} frames`);
  }
}

await browser.close({silent: false});

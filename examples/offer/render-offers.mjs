import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {offerSchema} from './src/Offer';

// Set CHROME_PATH to render with an installed Chrome or Chromium instead of downloading a browser.
const installed = process.env.CHROME_PATH;
/** @type {{browserExecutable: string | null, chromeMode: import('@remotion/renderer').ChromeMode}} */
const browserOptions = installed
  ? {browserExecutable: installed, chromeMode: 'chrome-for-testing'}
  : {browserExecutable: null, chromeMode: 'headless-shell'};

const offers = z.record(offerSchema).parse(JSON.parse(await readFile('offers.json', 'utf8')));

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});

for (const [slug, inputProps] of Object.entries(offers)) {
  const composition = await selectComposition({
    ...browserOptions,
    serveUrl,
    id: 'Offer',
    inputProps,
  });
  await renderMedia({
    ...browserOptions,
    composition,
    serveUrl,
    codec: 'h264',
    outputLocation: `out/${slug}.mp4`,
    inputProps,
  });
  console.log(`out/${slug}.mp4, ${composition.durationInFrames} frames`);
}

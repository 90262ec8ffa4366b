import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderMedia, selectComposition} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';

const jobs = [
  {title: 'Spring sale', outputLocation: 'out/spring.mp4'},
  {title: 'Summer sale', outputLocation: 'out/summer.mp4'},
];

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const browser = await openBrowser('chrome', browserOptions);

try {
  for (const {title, outputLocation} of jobs) {
    const inputProps = {title};
    const composition = await selectComposition({
      ...browserOptions,
      serveUrl,
      id: 'HelloTitle',
      inputProps,
      puppeteerInstance: browser,
    });
    await renderMedia({
      ...browserOptions,
      composition,
      serveUrl,
      codec: 'h264',
      outputLocation,
      inputProps,
      puppeteerInstance: browser,
    });
    console.log(`Saved ${outputLocation}`);
  }
} finally {
  await browser.close({silent: false});
}

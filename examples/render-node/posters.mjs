import path from 'node:path';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';
import {getForecast, startForecastApi} from './forecast-api.mjs';

const serveUrl = path.resolve('out/bundle');
const api = await startForecastApi();
const browser = await openBrowser('chrome', browserOptions);

for (const city of ['bern', 'oslo']) {
  const inputProps = await getForecast(api.url, city);
  const composition = await selectComposition({
    ...browserOptions,
    serveUrl,
    id: 'Forecast',
    inputProps,
    puppeteerInstance: browser,
  });
  const output = `out/${city}.png`;

  await renderStill({
    ...browserOptions,
    serveUrl,
    composition,
    inputProps,
    output,
    frame: composition.durationInFrames - 1,
    scale: 2,
    puppeteerInstance: browser,
  });
  console.log(`Saved ${output}`);
}

await browser.close({silent: false});
api.stop();

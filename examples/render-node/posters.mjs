import path from 'node:path';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {getForecast, startForecastApi} from './forecast-api.mjs';

const serveUrl = path.resolve('out/bundle');
const api = await startForecastApi();
const browser = await openBrowser('chrome');

for (const city of ['bern', 'oslo']) {
  const inputProps = await getForecast(api.url, city);
  const composition = await selectComposition({
    serveUrl,
    id: 'Forecast',
    inputProps,
    puppeteerInstance: browser,
  });
  const output = `out/${city}.png`;

  await renderStill({
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

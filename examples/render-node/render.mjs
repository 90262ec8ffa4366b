import path from 'node:path';
import {renderMedia, selectComposition} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';
import {getForecast, startForecastApi} from './forecast-api.mjs';

const serveUrl = path.resolve('out/bundle');

const api = await startForecastApi();
const inputProps = await getForecast(api.url, 'bern');
api.stop();

const composition = await selectComposition({
  ...browserOptions,
  serveUrl,
  id: 'Forecast',
  inputProps,
});

console.log(`${composition.durationInFrames} frames at ${composition.fps} fps`);

let lastTenth = 0;

await renderMedia({
  ...browserOptions,
  serveUrl,
  composition,
  inputProps,
  codec: 'h264',
  outputLocation: 'out/bern.mp4',
  onStart: ({frameCount}) => {
    console.log(`Rendering ${frameCount} frames`);
  },
  onProgress: ({progress}) => {
    const tenth = Math.floor(progress * 10);
    if (tenth > lastTenth) {
      lastTenth = tenth;
      console.log(`${tenth * 10} %`);
    }
  },
});

console.log('Saved out/bern.mp4');

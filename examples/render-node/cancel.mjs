import path from 'node:path';
import {makeCancelSignal, renderMedia, selectComposition} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';

const serveUrl = path.resolve('out/bundle');
const composition = await selectComposition({...browserOptions, serveUrl, id: 'Forecast'});
const {cancelSignal, cancel} = makeCancelSignal();

try {
  await renderMedia({
    ...browserOptions,
    serveUrl,
    composition,
    codec: 'h264',
    outputLocation: 'out/canceled.mp4',
    cancelSignal,
    onProgress: ({renderedFrames}) => {
      // A user closed the page, a deadline passed: here, two frames are enough.
      if (renderedFrames === 2) {
        cancel();
      }
    },
  });
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}

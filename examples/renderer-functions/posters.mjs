import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, renderStill} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const compositions = await getCompositions(serveUrl, {inputProps: {title: 'Sales in May'}});

for (const composition of compositions) {
  const {id, durationInFrames, fps, width, height} = composition;
  console.log(`${id}: ${durationInFrames} frames, ${fps} fps, ${width}x${height}`);

  await renderStill({
    serveUrl,
    composition,
    inputProps: {title: 'Sales in May'},
    frame: Math.floor(durationInFrames / 2),
    output: `out/${id}.png`,
  });
}

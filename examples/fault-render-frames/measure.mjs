import path from 'node:path';
import {openBrowser, renderFrames, selectComposition} from '@remotion/renderer';
import {centerOf} from './png.mjs';

const serveUrl = path.resolve('out/bundle');
const puppeteerInstance = await openBrowser('chrome');

/** @returns how far the text has moved in each frame, in pixels, to a twentieth */
const measure = async (id, axis, inputProps) => {
  const composition = await selectComposition({serveUrl, id, inputProps, puppeteerInstance});
  const outputDir = path.resolve('out/frames');
  await renderFrames({
    serveUrl,
    composition,
    inputProps,
    outputDir,
    puppeteerInstance,
    imageFormat: 'png',
    concurrency: 1,
    onStart: () => {},
    onFrameUpdate: () => {},
  });
  const centers = Array.from(
    {length: composition.durationInFrames},
    (_, frame) => centerOf(path.join(outputDir, `element-${frame}.png`))[axis],
  );

  return centers.map((center) => (Math.round((center - centers[0]) * 20) / 20).toFixed(2));
};

const print = (name, offsets) => console.log(name.padEnd(40), offsets.join('  '));

for (const property of ['translateY', 'translateX', 'top', 'left']) {
  const axis = property === 'translateX' || property === 'left' ? 'x' : 'y';
  for (const willChange of ['auto', 'transform']) {
    const name = willChange === 'auto' ? property : `${property} and willChange: 'transform'`;
    print(name, await measure('Moving', axis, {property, willChange}));
  }
}

print('Credits.tsx', await measure('Credits', 'y', {}));

await puppeteerInstance.close({silent: true});

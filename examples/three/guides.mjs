/** Runs the commands of the pages with one bundle and one browser, and looks at the pixels of the frames. */
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderMedia, renderStill} from '@remotion/renderer';
import assert from 'node:assert/strict';
import path from 'node:path';
import sharp from 'sharp';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const chromiumOptions = {gl: 'swangle'};
const browser = await openBrowser('chrome', {chromiumOptions});
const shared = {serveUrl, puppeteerInstance: browser, chromiumOptions, logLevel: 'error'};
const compositions = await getCompositions(serveUrl, shared);

/** Runs `npx remotion still` or `npx remotion render`. Returns a function that reads a pixel of the still. */
const run = async (command) => {
  const [, verb, id, output, frame = 0] = command.match(
    /^npx remotion (still|render) (\w+) (\S+)(?: --frame=(\d+))? --gl=swangle$/,
  );
  const composition = compositions.find((each) => each.id === id);
  if (verb === 'render') {
    await renderMedia({...shared, composition, codec: 'h264', outputLocation: output});
    return undefined;
  }
  await renderStill({...shared, composition, output, frame: Number(frame)});
  const {data, info} = await sharp(output).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return (x, y) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)];
};

const white = [255, 255, 255];
/** Whether red, green or blue (0, 1 or 2) is clearly the highest channel of a pixel. */
const isMostly = (channel, pixel) =>
  pixel.every((value, index) => index === channel || value < pixel[channel] - 30);

const [before, after, screen, closed, open] = await Promise.all([
  run('npx remotion still CubeScene out/before.png --frame=29 --gl=swangle'),
  run('npx remotion still CubeScene out/cube.png --frame=45 --gl=swangle'),
  run('npx remotion still TurningScreen out/screen.png --frame=15 --gl=swangle'),
  run('npx remotion still FromSpline out/closed.png --frame=0 --gl=swangle'),
  run('npx remotion still FromSpline out/open.png --frame=30 --gl=swangle'),
]);

// <ThreeCanvas>: a red cube, and a blue ball after one second
assert(isMostly(0, before(640, 360)));
assert.deepEqual(before(877, 360), white);
assert(isMostly(0, after(640, 360)));
assert(isMostly(2, after(877, 360)));

// useOffthreadVideoTexture(): the hue of clip.mp4 increases by 3 degrees with each frame.
const [red, green, blue] = screen(320, 120);
assert.equal(Math.round(((green - blue) / (red - blue)) * 20), 15);
await run('npx remotion render TurningScreen out/screen.mp4 --gl=swangle');

// Spline: the lid rises above the place where it was.
assert.deepEqual(closed(640, 178), white);
assert.notDeepEqual(open(640, 178), white);

await browser.close({silent: false});

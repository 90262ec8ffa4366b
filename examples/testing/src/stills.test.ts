import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderStill, selectComposition} from '@remotion/renderer';
import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';

let serveUrl = '';

beforeAll(async () => {
  serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
}, 120_000);

const getPixels = (image: Buffer): Promise<Buffer> => {
  return sharp(image).removeAlpha().raw().toBuffer();
};

/** The share of color values that differ by more than 16 of 255. */
const getDifference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([getPixels(one), getPixels(other)]);
  if (a.length !== b.length) {
    return 1;
  }

  const different = a.filter((value, i) => Math.abs(value - b[i]) > 16);
  return different.length / a.length;
};

test('frame 45 looks like the reference', async () => {
  const composition = await selectComposition({serveUrl, id: 'LiftOff'});
  expect(composition.durationInFrames).toBe(90);

  const {buffer} = await renderStill({serveUrl, composition, frame: 45, imageFormat: 'png'});
  if (!buffer) {
    throw new Error('renderStill() only returns a buffer without output');
  }

  const reference = path.resolve('reference/lift-off.png');
  if (!existsSync(reference)) {
    await mkdir(path.dirname(reference), {recursive: true});
    await writeFile(reference, buffer);
  }

  expect(await getDifference(buffer, await readFile(reference))).toBeLessThan(0.001);
}, 60_000);

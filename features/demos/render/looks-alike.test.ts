import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {looksAlike} from './check-renders';

const width = 100;
const height = 50;

/** A gray picture in which some pixels have another value. */
const picture = (changed: number, value: number): Promise<Buffer> => {
  const data = Buffer.alloc(width * height * 3, 100);
  data.fill(value, 0, changed * 3);
  return sharp(data, {raw: {width, height, channels: 3}})
    .png()
    .toBuffer();
};

describe('looksAlike()', () => {
  it.each([
    ['the same pictures', 0, 100, true],
    ['a few pixels that are a little brighter, as at the edge of a clip path', 5, 157, true],
    ['one pixel in a very different color', 1, 255, false],
    ['many pixels that are a little brighter', 6, 157, false],
  ])('%s', async (_name, changed, value, alike) => {
    expect(await looksAlike(await picture(0, 100), await picture(changed, value))).toBe(alike);
  });

  it('images of different sizes', async () => {
    const other = await sharp(await picture(0, 100))
      .resize(10)
      .png()
      .toBuffer();
    expect(await looksAlike(await picture(0, 100), other)).toBe(false);
  });
});

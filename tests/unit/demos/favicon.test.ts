import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {makeFavicon, showsDrawing} from '../../../scripts/lib/favicon';

const staticDir = path.resolve(import.meta.dirname, '../../../static');
const drawing = readFileSync(path.join(staticDir, 'img/favicon.svg'));
const icon = readFileSync(path.join(staticDir, 'favicon.ico'));

/** Size, bits and picture of each entry, as the format of ICO has them. */
const entriesOf = (ico: Buffer) =>
  Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
    const entry = 6 + index * 16;
    const offset = ico.readUInt32LE(entry + 12);
    return {
      size: [ico.readUInt8(entry), ico.readUInt8(entry + 1)],
      bits: ico.readUInt16LE(entry + 6),
      png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)),
    };
  });

describe('the icon of the site', () => {
  it('contains transparent PNGs of 16, 32 and 48 pixels', async () => {
    expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    const entries = entriesOf(icon);
    expect(entries.map(({size, bits}) => ({size, bits}))).toEqual(
      [16, 32, 48].map((size) => ({size: [size, size], bits: 32})),
    );
    for (const {size, png} of entries) {
      const {format, width, height, channels} = await sharp(png).metadata();
      expect([format, width, height, channels]).toEqual(['png', ...size, 4]);
      expect((await sharp(png).raw().toBuffer()).subarray(0, 4)).toEqual(Buffer.alloc(4));
    }
  });

  it('matches the SVG of the site', async () => {
    expect(await showsDrawing(icon, drawing)).toBe(true);
  });
});

describe('showsDrawing() is false for', () => {
  it.each([
    ['another color', '#e5402a', '#e5602a'],
    ['another form', 'M12.5 1.5h7', 'M12.5 3.5h7'],
  ])('%s', async (_what, from, to) => {
    const changed = drawing.toString().replace(from, to);
    expect(changed).not.toBe(drawing.toString());
    expect(await showsDrawing(icon, Buffer.from(changed))).toBe(false);
  });

  it('an icon with a missing or additional size', async () => {
    const fewer = Buffer.from(icon);
    fewer.writeUInt16LE(2, 4);
    expect(await showsDrawing(fewer, drawing)).toBe(false);
    const twice = Buffer.concat([icon.subarray(0, 54), icon.subarray(38)]);
    twice.writeUInt16LE(4, 4);
    expect(await showsDrawing(twice, drawing)).toBe(false);
  });

  it('images of the wrong size', async () => {
    const swapped = Buffer.from(icon);
    icon.copy(swapped, 6, 22, 38);
    icon.copy(swapped, 22, 6, 22);
    expect(await showsDrawing(swapped, drawing)).toBe(false);
  });

  it('a file that is not an icon', async () => {
    expect(await showsDrawing(Buffer.alloc(0), drawing)).toBe(false);
    expect(await showsDrawing(drawing, drawing)).toBe(false);
    expect(await showsDrawing(icon.subarray(0, 400), drawing)).toBe(false);
  });
});

it('is rendered to the same bytes each time', async () => {
  expect((await makeFavicon(drawing)).equals(await makeFavicon(drawing))).toBe(true);
});

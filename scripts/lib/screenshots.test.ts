import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import sharp from 'sharp';
import {beforeEach, describe, expect, it} from 'vitest';
import {
  compareFiles,
  compress,
  describeChanges,
  listScreenshots,
  recordMachine,
  screenshotFolder,
  whyIncomparable,
} from './screenshots';
import {allScreenshots, pictured} from '../../tests/e2e/support/screenshots';

/** A gray image with one pixel of another gray. */
const imageOf = (gray: number, pixel = gray, width = 8): Promise<Buffer> => {
  const data = Buffer.alloc(width * 8 * 3, gray).fill(pixel, 30, 33);
  return sharp(data, {raw: {width, height: 8, channels: 3}})
    .png()
    .toBuffer();
};

let folder: string;

beforeEach(() => {
  folder = path.join(temporaryFolder().root, 'new');
});

describe('the screenshots of the site', () => {
  it('show at least 40 different pages at three widths in both themes', () => {
    const pages = Object.values(pictured);
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect(new Set(pages).size).toBe(pages.length);
    expect(new Set(allScreenshots).size).toBe(pages.length * 3 * 2);
    expect(listScreenshots(screenshotFolder)).toEqual([...allScreenshots].sort());
  });

  it('are stored in less than 12 MB', () => {
    const sizes = allScreenshots.map((file) => readFileSync(path.join(screenshotFolder, file)));
    expect(sizes.reduce((total, {length}) => total + length, 0)).toBeLessThan(12_000_000);
  });
});

describe('whyIncomparable()', () => {
  const version = '156.0.8078.108';

  it('finds no reason if the browser and the sample are the same', async () => {
    await recordMachine(folder, {version, sample: await imageOf(100)});
    const reason = await whyIncomparable(folder, {version, sample: await imageOf(100)});
    expect(reason).toBeUndefined();
  });

  it('ignores a newer minor version and rounding', async () => {
    await recordMachine(folder, {version, sample: await imageOf(100)});
    const machine = {version: '156.1.0.3', sample: await imageOf(100, 102)};
    expect(await whyIncomparable(folder, machine)).toBeUndefined();
  });

  it('names both major versions and the remedy', async () => {
    await recordMachine(folder, {version, sample: await imageOf(100)});
    const machine = {version: '157.0.8100.2', sample: await imageOf(100)};
    expect(await whyIncomparable(folder, machine)).toBe(
      'The screenshots were taken with Chromium 156, but this is Chromium 157. To compare on this machine, run `npm run screenshots`, which retakes them.',
    );
  });

  it('finds that text is rendered differently', async () => {
    await recordMachine(folder, {version, sample: await imageOf(100)});
    const smoothed = {version, sample: await imageOf(100, 130)};
    expect(await whyIncomparable(folder, smoothed)).toContain('renders text or shapes differently');
    const wider = {version, sample: await imageOf(100, 100, 9)};
    expect(await whyIncomparable(folder, wider)).toContain('renders text or shapes differently');
  });

  it('reports that there are none', async () => {
    const machine = {version, sample: await imageOf(100)};
    expect(await whyIncomparable(folder, machine)).toContain('There are no screenshots.');
  });
});

describe('recordMachine()', () => {
  const file = () => readFileSync(path.join(folder, 'browser.json'), 'utf8');

  it('keeps the record of a machine that renders the same', async () => {
    await recordMachine(folder, {version: '156.0.1.1', sample: await imageOf(100)});
    await recordMachine(folder, {version: '156.0.2.2', sample: await imageOf(100)});
    expect(file()).toBe('{\n  "chromium": "156.0.1.1"\n}\n');
  });

  it('records a browser or a sample that differs', async () => {
    await recordMachine(folder, {version: '156.0.1.1', sample: await imageOf(100)});
    const machine = {version: '157.0.1.1', sample: await imageOf(200)};
    await recordMachine(folder, machine);
    expect(file()).toContain('157.0.1.1');
    expect(await whyIncomparable(folder, machine)).toBeUndefined();
  });
});

describe('compress()', () => {
  it('changes no pixel', async () => {
    const image = await sharp({
      create: {
        width: 200,
        height: 100,
        channels: 3,
        background: '#fff',
        noise: {type: 'gaussian', mean: 128, sigma: 60},
      },
    })
      .png()
      .toBuffer();
    const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
    expect((await pixels(await compress(image))).equals(await pixels(image))).toBe(true);
  });
});

describe('listScreenshots()', () => {
  it('lists the images of all folders, without the sample', () => {
    const {root} = temporaryFolder({
      'home/390-dark.webp': '',
      'sample.webp': '',
      'browser.json': '',
    });
    expect(listScreenshots(root)).toEqual(['home/390-dark.webp']);
  });

  it('lists nothing if there is no folder', () => {
    expect(existsSync(folder)).toBe(false);
    expect(listScreenshots(folder)).toEqual([]);
  });
});

describe('what a new set changed', () => {
  const files = (contents: Record<string, string>) =>
    new Map(Object.entries(contents).map(([file, text]) => [file, Buffer.from(text)]));

  it('is listed by file, with a summary', () => {
    const changes = compareFiles(
      files({'a.webp': '1', 'b.webp': '1', 'c.webp': '1'}),
      files({'a.webp': '1', 'c.webp': '2', 'd.webp': '1'}),
    );
    expect(describeChanges(changes)).toBe(
      [
        'added    d.webp',
        'changed  c.webp',
        'removed  b.webp',
        'Screenshots: 1 added, 1 changed, 1 removed. Look at them before you commit them.',
      ].join('\n'),
    );
  });

  it('is nothing if the files are equal', () => {
    const same = files({'a.webp': '1'});
    expect(describeChanges(compareFiles(same, same))).toBe('All screenshots are up to date.');
  });
});

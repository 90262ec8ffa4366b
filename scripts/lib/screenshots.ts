import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import sharp from 'sharp';

/** The folder of the screenshots that browser tests compare the pages with. */
export const screenshotFolder = path.join(root, 'tests/e2e/screenshots');

/** What determines how a machine renders pages, apart from the pages. */
export interface Machine {
  /** The version of its browser: `156.0.8078.108`. */
  readonly version: string;
  /** A sample of text and shapes, as its browser renders it: an image file. */
  readonly sample: Buffer;
}

const browserFile = 'browser.json';
const sampleFile = 'sample.webp';

const majorOf = (version: string): string => version.split('.', 1)[0] ?? version;

/** Returns the machine that took the screenshots; undefined if there are none. */
const readMachine = (folder: string): Machine | undefined => {
  const [browser, sample] = [browserFile, sampleFile].map((file) => path.join(folder, file));
  return browser && sample && existsSync(browser) && existsSync(sample)
    ? {
        version: (JSON.parse(readFileSync(browser, 'utf8')) as {chromium: string}).chromium,
        sample: readFileSync(sample),
      }
    : undefined;
};

/** Returns the greatest difference between two images: that of one color channel of one pixel, 0 to 255. */
const greatestDifference = async (one: Buffer, other: Buffer): Promise<number> => {
  const pixels = (image: Buffer) =>
    sharp(image).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) {
    return 255;
  }
  let greatest = 0;
  for (const [index, value] of a.data.entries()) {
    greatest = Math.max(greatest, Math.abs(value - (b.data[index] ?? 0)));
  }
  return greatest;
};

/**
 * How much the samples of two machines may differ. Processors may round a color differently, by one or two steps.
 * Other settings for text change many pixels by far more.
 */
const tolerance = 4;

const remedy = 'To compare on this machine, run `npm run screenshots`, which retakes them.';

/**
 * Returns why the screenshots can't be compared on a machine: another major version of the browser lays out and
 * renders pages differently. So does the same version if it renders text with other settings.
 *
 * @param folder the folder of the screenshots
 * @returns the reason and the remedy; undefined if they can be compared
 */
export const whyIncomparable = async (
  folder: string,
  {version, sample}: Machine,
): Promise<string | undefined> => {
  const taken = readMachine(folder);
  if (!taken) {
    return `There are no screenshots. ${remedy}`;
  }
  const [before, now] = [majorOf(taken.version), majorOf(version)];
  if (before !== now) {
    return `The screenshots were taken with Chromium ${before}, but this is Chromium ${now}. ${remedy}`;
  }
  return (await greatestDifference(taken.sample, sample)) > tolerance
    ? `This machine renders text or shapes differently from the machine that took the screenshots. ${remedy}`
    : undefined;
};

/** Records the machine that takes the screenshots, unless its screenshots can be compared with the previous ones. */
export const recordMachine = async (folder: string, machine: Machine): Promise<void> => {
  if ((await whyIncomparable(folder, machine)) === undefined) {
    return;
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, browserFile),
    `${JSON.stringify({chromium: machine.version}, null, 2)}\n`,
  );
  writeFileSync(path.join(folder, sampleFile), await compress(machine.sample));
};

/** Compresses an image without changing a pixel. The result is half as large as what the browser writes, or smaller. */
export const compress = (image: Buffer): Promise<Buffer> =>
  sharp(image).webp({lossless: true, effort: 6}).toBuffer();

/** Lists the screenshots in a folder, as paths below it with slashes, without the sample. */
export const listScreenshots = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.webp') && file !== sampleFile)
        .sort()
    : [];

/** What a new set of screenshots changed: the paths of the files, sorted. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares two sets of files, each a map of paths and contents. */
export const compareFiles = (
  before: ReadonlyMap<string, Buffer>,
  after: ReadonlyMap<string, Buffer>,
): Changes => ({
  added: [...after.keys()].filter((file) => !before.has(file)).sort(),
  changed: [...after]
    .filter(([file, content]) => before.has(file) && !before.get(file)?.equals(content))
    .map(([file]) => file)
    .sort(),
  removed: [...before.keys()].filter((file) => !after.has(file)).sort(),
});

/** Lists what changed, one file per line, with a summary at the end. */
export const describeChanges = ({added, changed, removed}: Changes): string => {
  const kinds = Object.entries({added, changed, removed});
  return [
    ...kinds.flatMap(([kind, files]) => files.map((file) => `${kind.padEnd(8)} ${file}`)),
    kinds.every(([, files]) => files.length === 0)
      ? 'All screenshots are up to date.'
      : `Screenshots: ${kinds.map(([kind, files]) => `${files.length} ${kind}`).join(', ')}. Look at them before you commit them.`,
  ].join('\n');
};

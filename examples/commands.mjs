/**
 * Runs commands as the pages show them. `npx remotion` bundles the project and starts a browser for each command; these
 * share one bundle and one browser, which takes a tenth of the CPU time.
 */
import {bundle} from '@remotion/bundler';
import {
  getCompositions,
  openBrowser,
  renderMedia,
  renderStill,
  selectComposition,
} from '@remotion/renderer';
import assert from 'node:assert/strict';
import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The arguments of a command, without the quotes of the shell. */
const argumentsOf = (command) =>
  (command.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((part) => part.replaceAll("'", ''));

const readProps = (value) =>
  value === undefined ? {} : JSON.parse(existsSync(value) ? readFileSync(value, 'utf8') : value);

/** What `npx remotion compositions` prints. */
const tableOf = (compositions) => {
  const longest = Math.max(...compositions.map(({id}) => id.length));
  return [
    'The following compositions are available:',
    '',
    ...compositions.map(({id, fps, width, height, durationInFrames}) =>
      [
        id.padEnd(longest + 4),
        String(fps).padEnd(8),
        `${width}x${height}`.padEnd(15),
        `${durationInFrames} (${(durationInFrames / fps).toFixed(2)} sec)`,
      ].join(''),
    ),
    '',
  ].join('\n');
};

/** The pixels of an image. */
const pixelsOf = async (file) => {
  const {data, info} = await sharp(file)
    .flatten({background: 'white'})
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height} = info;
  const offsetOf = (x, y) => 3 * (y * width + x);

  return {
    width,
    height,
    data,
    /** The red, green and blue of a pixel. */
    at: (x, y) => [...data.subarray(offsetOf(x, y), offsetOf(x, y) + 3)],
    /** The box around all pixels of a color; undefined if there are none. */
    boxOf: ([red, green, blue], tolerance = 8) => {
      let [left, top, right, bottom] = [width, height, 0, 0];
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const offset = offsetOf(x, y);
          if (
            Math.abs(data[offset] - red) <= tolerance &&
            Math.abs(data[offset + 1] - green) <= tolerance &&
            Math.abs(data[offset + 2] - blue) <= tolerance
          ) {
            left = Math.min(left, x);
            right = Math.max(right, x + 1);
            top = Math.min(top, y);
            bottom = y + 1;
          }
        }
      }
      return right > 0 ? {left, top, right, bottom, width: right - left} : undefined;
    },
  };
};

/** The average difference of two images of the same size, from 0 to 255. */
export const differenceOf = (one, other) => {
  assert.equal(one.data.length, other.data.length);
  let sum = 0;
  for (let i = 0; i < one.data.length; i++) {
    sum += Math.abs(one.data[i] - other.data[i]);
  }
  return sum / one.data.length;
};

/**
 * Opens the project in the current folder.
 *
 * @returns `run()` for a command of a page, `still()` for a frame that no page renders, and `close()`
 */
export const openProject = async () => {
  const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
  const browser = await openBrowser('chrome');
  const shared = {serveUrl, puppeteerInstance: browser, logLevel: 'error'};
  const all = await getCompositions(serveUrl, shared);

  /** Returns a composition with the metadata and the props that the input props result in. */
  const select = async (id, inputProps) => {
    const composition =
      Object.keys(inputProps).length > 0
        ? await selectComposition({...shared, id, inputProps})
        : all.find((each) => each.id === id);
    assert(composition, `There is no composition “${id}”.`);
    return composition;
  };

  /** Renders a still. Returns its pixels, and the props that the component received. */
  const still = async (id, output, {inputProps = {}, frame = 0, scale = 1} = {}) => {
    const composition = await select(id, inputProps);
    await renderStill({...shared, composition, output, inputProps, frame, scale});
    return {...(await pixelsOf(output)), props: composition.props};
  };

  /**
   * Runs a command.
   *
   * @param options.only IDs of the compositions of the table, because the project has those of other pages too
   * @returns the pixels and the props of a still, the table of the compositions, or the output file of a render
   */
  const run = async (command, {only} = {}) => {
    const [, , verb, ...rest] = argumentsOf(command);
    const [id, output] = rest.filter((argument) => !argument.startsWith('--'));
    const flags = Object.fromEntries(
      rest.filter((argument) => argument.startsWith('--')).map((flag) => flag.slice(2).split('=')),
    );
    const inputProps = readProps(flags.props);
    if (verb === 'compositions') {
      const compositions =
        flags.props === undefined ? all : await getCompositions(serveUrl, {...shared, inputProps});
      return tableOf(compositions.filter((composition) => only.includes(composition.id)));
    }
    if (verb === 'still') {
      return still(id, output, {
        inputProps,
        frame: Number(flags.frame ?? 0),
        scale: Number(flags.scale ?? 1),
      });
    }
    assert.equal(verb, 'render');
    await renderMedia({
      ...shared,
      composition: await select(id, inputProps),
      inputProps,
      outputLocation: output,
      codec: flags.codec ?? (path.extname(output) === '.wav' ? 'wav' : 'h264'),
      imageFormat: flags['image-format'] ?? 'jpeg',
      pixelFormat: flags['pixel-format'] ?? 'yuv420p',
      muted: 'muted' in flags,
    });
    if (output.startsWith('public/')) {
      // The bundle contains a copy of the folder.
      copyFileSync(output, path.join(serveUrl, output));
    }
    return output;
  };

  return {run, still, close: () => browser.close({silent: false})};
};

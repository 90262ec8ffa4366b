import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findChromium} from '@docs-kit/tools/find-chromium';
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderFrames} from '@remotion/renderer';
import {shotsId, type Shot} from './shots/shot';

/** The PNG of a shot, or the reason why there is none. */
export type Picture = Buffer | Error;

/** A bundle and a browser for shots of many demos. */
export type ShotRenderer = {
  /** IDs of the compositions that the entry point registers, without the composition of the shots. */
  readonly ids: readonly string[];
  /**
   * Renders shots on one page, which is only reloaded after an error.
   *
   * @returns one image for each shot, in order
   */
  readonly render: (shots: readonly Shot[]) => Promise<readonly Picture[]>;
  readonly close: () => Promise<void>;
};

const sizeOf = ({width, height, fps}: Shot): string => `${width}x${height}@${fps}`;

/**
 * Bundles an entry point that registers `shotsComposition()`, and opens a browser. Close the renderer when you
 * no longer need it.
 *
 * @param entryPoint absolute path of the file that calls `registerRoot()`
 * @throws if no browser is found or if the entry point can't be bundled
 */
export const openShotRenderer = async (entryPoint: string): Promise<ShotRenderer> => {
  const settings = {
    browserExecutable: findChromium(),
    chromeMode: 'chrome-for-testing',
    logLevel: 'error',
    // Only stops pages that hang.
    timeoutInMilliseconds: 240_000,
  } as const;
  const outDir = await mkdtemp(path.join(tmpdir(), 'shots-'));
  const removeBundle = () => rm(outDir, {recursive: true, force: true});
  try {
    const serveUrl = await bundle({entryPoint, outDir, enableCaching: false});
    let browser = await openBrowser('chrome', settings);
    const compositions = await getCompositions(serveUrl, {
      ...settings,
      puppeteerInstance: browser,
      inputProps: {},
    });
    const composition = compositions.find(({id}) => id === shotsId);
    if (!composition) {
      throw new Error(
        `${entryPoint} does not register shotsComposition(). Add it to the root component.`,
      );
    }

    /** Renders shots of one size. */
    const renderAlike = async (shots: readonly Shot[]): Promise<Picture[]> => {
      const [{width, height, fps} = composition] = shots;
      const pictures: Picture[] = [];
      while (pictures.length < shots.length) {
        try {
          await renderFrames({
            ...settings,
            serveUrl,
            puppeteerInstance: browser,
            composition: {...composition, width, height, fps, props: {shots}},
            inputProps: {shots},
            frameRange: [pictures.length, shots.length - 1],
            // In order, so that an error belongs to the shot after the last image.
            concurrency: 1,
            imageFormat: 'png',
            muted: true,
            outputDir: null,
            onFrameBuffer: (buffer) => pictures.push(buffer),
            onStart: () => undefined,
            onFrameUpdate: () => undefined,
          });
        } catch (error) {
          pictures.push(error instanceof Error ? error : new Error(String(error)));
          // The error may come from a broken browser, so the next shots get a new one.
          await browser.close({silent: true});
          browser = await openBrowser('chrome', settings);
        }
      }
      return pictures;
    };

    return {
      ids: compositions.map(({id}) => id).filter((id) => id !== shotsId),
      render: async (shots) => {
        const pictures = new Map<Shot, Picture>();
        for (const size of new Set(shots.map(sizeOf))) {
          const alike = shots.filter((shot) => sizeOf(shot) === size);
          (await renderAlike(alike)).forEach((picture, index) => {
            pictures.set(alike[index]!, picture);
          });
        }
        return shots.map((shot) => pictures.get(shot)!);
      },
      close: async () => {
        await browser.close({silent: true});
        await removeBundle();
      },
    };
  } catch (error) {
    await removeBundle();
    throw error;
  }
};

import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderFrames, renderMedia} from '@remotion/renderer';
import type {ClipMeta, DemoProps} from '../../src/demos/defineDemo';
import {findChromium} from './find-chromium';

const chromeMode = 'chrome-for-testing';

/** One or more images: the frames from `first` to `last` whose number is a multiple of `every`. */
export type Shot = {
  readonly id: string;
  readonly first: number;
  readonly last: number;
  readonly every: number;
  /** Override default props with the same name. */
  readonly props?: DemoProps;
};

/** A clip of a demo. */
export type Clip = ClipMeta & {
  readonly id: string;
  /** Override default props with the same name. */
  readonly props?: DemoProps;
};

/**
 * The constant rate factor of VP9, from 0 (best) to 63. The shapes of the demos have sharp edges on plain grounds,
 * which stay sharp.
 */
export const clipQuality = 38;

/** A bundle and a browser that render frames of many compositions. */
export type DemoRenderer = {
  /** IDs of the compositions that the entry point registers. */
  readonly ids: readonly string[];
  /**
   * Renders frames as PNG on one page.
   *
   * @returns the images by frame
   * @throws what the composition throws, or an error that lists the IDs if `id` is not registered
   */
  readonly render: (shot: Shot) => Promise<ReadonlyMap<number, Buffer>>;
  /** Renders a clip as WebM (VP9). */
  readonly renderClip: (clip: Clip) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/**
 * Bundles a Remotion entry point and opens a browser. Close the renderer when you no longer need it.
 *
 * @param entryPoint absolute path of the file that calls `registerRoot()`
 * @throws if no browser is found or if the entry point can't be bundled
 */
export const openDemoRenderer = async (entryPoint: string): Promise<DemoRenderer> => {
  const browserExecutable = findChromium();
  const outDir = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const serveUrl = await bundle({entryPoint, outDir, enableCaching: false});
  const settings = {browserExecutable, chromeMode, logLevel: 'error'} as const;
  let browser = await openBrowser('chrome', settings);
  const close = async () => {
    await browser.close({silent: true});
    await rm(outDir, {recursive: true, force: true});
  };
  try {
    const compositions = new Map(
      (
        await getCompositions(serveUrl, {...settings, puppeteerInstance: browser, inputProps: {}})
      ).map((c) => [c.id, c]),
    );
    const get = (id: string) => {
      const composition = compositions.get(id);
      if (composition) return composition;
      throw new Error(
        `${entryPoint} does not register a composition "${id}". It registers: ${[...compositions.keys()].join(', ')}.`,
      );
    };
    return {
      ids: [...compositions.keys()],
      render: async ({id, first, last, every, props = {}}) => {
        const composition = get(id);
        const pictures = new Map<number, Buffer>();
        try {
          await renderFrames({
            ...settings,
            serveUrl,
            puppeteerInstance: browser,
            composition: {...composition, props: {...composition.props, ...props}},
            inputProps: props,
            frameRange: [first, last],
            everyNthFrame: every,
            concurrency: 1,
            imageFormat: 'png',
            muted: true,
            outputDir: null,
            onFrameBuffer: (buffer, frame) => pictures.set(frame, buffer),
            onStart: () => undefined,
            onFrameUpdate: () => undefined,
          });
        } catch (error) {
          // The error may come from a broken browser, so the next shot gets a new one.
          await browser.close({silent: true});
          browser = await openBrowser('chrome', settings);
          throw error;
        }
        return pictures;
      },
      renderClip: async ({id, first, last, width, props = {}}) => {
        const composition = get(id);
        const {buffer} = await renderMedia({
          ...settings,
          serveUrl,
          puppeteerInstance: browser,
          composition: {...composition, props: {...composition.props, ...props}},
          inputProps: props,
          frameRange: [first, last],
          scale: width / composition.width,
          codec: 'vp9',
          crf: clipQuality,
          imageFormat: 'png',
          muted: true,
          concurrency: 2,
        });
        if (!buffer) {
          throw new Error(`The renderer returned no video for "${id}".`);
        }
        return buffer;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

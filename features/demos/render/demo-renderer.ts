import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findChromium} from '@docs-kit/tools/find-chromium';
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderMedia, renderStill} from '@remotion/renderer';
import type {ClipMeta, DemoProps} from '../defineDemo';

/**
 * The constant rate factor of VP9, from 0 (best) to 63. The shapes of the demos have sharp edges on plain grounds,
 * which stay sharp.
 */
const clipQuality = 38;

/** A bundle and a browser that render many compositions. Props override default props with the same name. */
export type DemoRenderer = {
  /** Renders a frame as PNG. */
  readonly renderFrame: (id: string, frame: number, props: DemoProps) => Promise<Buffer>;
  /** Renders a clip as WebM (VP9). */
  readonly renderClip: (id: string, clip: ClipMeta, props: DemoProps) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

/**
 * Bundles a Remotion entry point and opens a browser. Close the renderer when you no longer need it.
 *
 * @param entryPoint absolute path of the file that calls `registerRoot()`
 * @throws if no browser is found or if the entry point can't be bundled
 */
export const openDemoRenderer = async (entryPoint: string): Promise<DemoRenderer> => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const serveUrl = await bundle({entryPoint, outDir, enableCaching: false});
  const browserSettings = {
    browserExecutable: findChromium(),
    chromeMode: 'chrome-for-testing',
    logLevel: 'error',
  } as const;
  const browser = await openBrowser('chrome', browserSettings);
  const settings = {...browserSettings, serveUrl, puppeteerInstance: browser} as const;
  const close = async () => {
    await browser.close({silent: true});
    await rm(outDir, {recursive: true, force: true});
  };
  try {
    const compositions = await getCompositions(serveUrl, {...settings, inputProps: {}});
    const withProps = (id: string, props: DemoProps) => {
      const composition = compositions.find((each) => each.id === id);
      if (!composition) {
        throw new Error(`${entryPoint} does not register the composition "${id}".`);
      }
      return {
        composition: {...composition, props: {...composition.props, ...props}},
        inputProps: props,
      };
    };
    const contentOf = (buffer: Buffer | null, id: string): Buffer => {
      if (!buffer) {
        throw new Error(`The renderer returned nothing for "${id}".`);
      }
      return buffer;
    };
    return {
      renderFrame: async (id, frame, props) => {
        const {buffer} = await renderStill({
          ...settings,
          ...withProps(id, props),
          frame,
          imageFormat: 'png',
          output: null,
        });
        return contentOf(buffer, id);
      },
      renderClip: async (id, {first, last, width}, props) => {
        const {composition, inputProps} = withProps(id, props);
        const {buffer} = await renderMedia({
          ...settings,
          composition,
          inputProps,
          frameRange: [first, last],
          scale: width / composition.width,
          codec: 'vp9',
          crf: clipQuality,
          imageFormat: 'png',
          muted: true,
          concurrency: 2,
        });
        return contentOf(buffer, id);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

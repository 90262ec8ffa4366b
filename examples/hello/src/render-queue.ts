import {bundle} from '@remotion/bundler';
import {openBrowser, renderMedia, selectComposition} from '@remotion/renderer';
import path from 'node:path';

export type VideoJob = {
  title: string;
  outputLocation: string;
};

export const renderAll = async (jobs: VideoJob[]) => {
  const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
  const browser = await openBrowser('chrome');

  try {
    for (const {title, outputLocation} of jobs) {
      const inputProps = {title};
      const composition = await selectComposition({
        serveUrl,
        id: 'HelloTitle',
        inputProps,
        puppeteerInstance: browser,
      });
      await renderMedia({
        composition,
        serveUrl,
        codec: 'h264',
        outputLocation,
        inputProps,
        puppeteerInstance: browser,
      });
    }
  } finally {
    await browser.close({silent: false});
  }
};

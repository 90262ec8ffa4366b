import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {findChromium} from '../lib/find-chromium';

/** Starts the browser that readers use: the headless shell starts pages faster and loads more lazy pictures. */
export const launch = (): Promise<Browser> =>
  chromium.launch({executablePath: findChromium(process.env, 'window')});

/** CPU slowdown factors: none, and that of a mid-range phone. */
export const speeds = [1, 4] as const;
export type Speed = (typeof speeds)[number];

/** Simulates the first user interaction on a page. */
export const giveFirstSign = async (page: Page): Promise<void> => {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
};

/** Simulates the first user interaction on a Docusaurus page, and waits until its app runs. */
export const startApp = async (page: Page): Promise<void> => {
  await giveFirstSign(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
};

/** Opens a page with an empty cache, and closes it with its browser context. */
export const withFreshPage = async <T>(
  browser: Browser,
  speed: Speed,
  use: (page: Page, devTools: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    // esbuild wraps functions in this helper to keep their names, but it doesn't exist in pages.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: speed});
    return await use(page, devTools);
  } finally {
    await context.close();
  }
};

import type {Page} from '@playwright/test';

/** Silence of the network after which a page asks for nothing more of itself, in milliseconds. */
const silence = 2000;

/**
 * Watches what a page asks for. Playwright's own `networkidle` is an event of the load, and has been when
 * the app of a page starts later.
 *
 * @returns waits until nothing was asked for and nothing came in for two seconds
 */
export const watchNetwork = (page: Page): (() => Promise<void>) => {
  let last = performance.now();
  const touch = () => {
    last = performance.now();
  };
  page.on('request', touch);
  page.on('requestfinished', touch);
  page.on('requestfailed', touch);
  return async () => {
    touch();
    while (performance.now() - last < silence) {
      await page.waitForTimeout(100);
    }
  };
};

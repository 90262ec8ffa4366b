import type {Page} from '@playwright/test';

/** After this time without requests, in milliseconds, the page is considered idle. */
const silence = 2000;

/**
 * Watches the requests of a page. Playwright's `networkidle` only fires once, before the app of a page starts.
 *
 * @returns a function that waits until the network was idle for two seconds
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

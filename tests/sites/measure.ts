import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {findChromium} from '@docs-kit/tools/find-chromium';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import compression from 'compression';
import sirv from 'sirv';

/** Times in milliseconds, sizes in bytes after gzip. */
export interface Measured {
  /** What the page loads before a reader uses it. */
  readonly loaded: number;
  readonly scripts: number;
  /** From the start of the navigation to the load event. */
  readonly load: number;
  /** From the start of the navigation to hydration, or from the click that starts it. */
  readonly hydration: number;
  /** From opening the search to the first result, if the site has a search. */
  readonly search?: number;
}

/** A phone of the middle class on a slow network, as Lighthouse simulates it. */
const slow = {
  cpu: 4,
  network: {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750},
};

const serve = async (outDir: string) => {
  const compress = compression() as unknown as (
    ...args: [...Parameters<RequestListener>, next: () => void]
  ) => void;
  const files = sirv(outDir);
  const server = createServer((request, response) => {
    compress(request, response, () => {
      files(request, response);
    });
  });
  await once(server.listen(0), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};

/** Stores when the page was hydrated. */
const recordHydration = () => {
  new MutationObserver(() => {
    if (document.documentElement.dataset['hasHydrated'] === 'true') {
      Object.assign(window, {hydratedAt: performance.now()});
    }
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
};

const throttle = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow.network);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slow.cpu});
  return devtools;
};

const hydratedAt = (page: Page) =>
  page.evaluate(() => (window as {hydratedAt?: number}).hydratedAt);

const measureOnce = async (browser: Browser, url: string): Promise<Measured> => {
  const page = await browser.newPage();
  await page.addInitScript(recordHydration);
  const devtools = await throttle(page);
  const sizes = {loaded: 0, scripts: 0};
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({requestId, type}) => {
    if (type === 'Script') {
      scripts.add(requestId);
    }
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    sizes.loaded += encodedDataLength;
    sizes.scripts += scripts.has(requestId) ? encodedDataLength : 0;
  });
  await page.goto(url, {waitUntil: 'load'});
  const load = await page.evaluate(
    () => performance.getEntriesByType('navigation').map((entry) => entry.duration)[0] ?? 0,
  );
  // Long enough for a page that hydrates by itself.
  await page.waitForTimeout(4000);
  const before = {...sizes, load};
  let hydration = await hydratedAt(page);
  if (hydration === undefined) {
    const clicked = await page.evaluate(() => performance.now());
    await page.mouse.click(5, 5);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    hydration = ((await hydratedAt(page)) ?? Number.NaN) - clicked;
  }
  await page.close();
  return {...before, hydration};
};

/** The time from opening the search on a hydrated page to the first result, with the index still to be loaded. */
const measureSearch = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage();
  await throttle(page);
  await page.goto(url);
  await page.mouse.click(5, 5);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const opened = Date.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('repeat');
  await page.getByRole('option').first().waitFor();
  await page.close();
  return Date.now() - opened;
};

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

/** Measures a page of a built site. @returns the medians of five visits */
export const measure = async (outDir: string, pathname: string): Promise<Measured> => {
  const server = await serve(outDir);
  const browser = await chromium.launch({executablePath: findChromium()});
  const visits: Measured[] = [];
  const searches: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    visits.push(await measureOnce(browser, server.url + pathname));
    if (existsSync(path.join(outDir, 'search-index.json'))) {
      searches.push(await measureSearch(browser, server.url + pathname));
    }
  }
  await browser.close();
  server.close();
  const of = (name: Exclude<keyof Measured, 'search'>) =>
    median(visits.map((visit) => visit[name]));
  return {
    loaded: of('loaded'),
    scripts: of('scripts'),
    load: of('load'),
    hydration: of('hydration'),
    ...(searches.length > 0 && {search: median(searches)}),
  };
};

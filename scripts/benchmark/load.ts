import type {Browser, Page} from '@playwright/test';
import {startApp, withFreshPage} from './browser';
import {watchNetwork} from './silence';

export const kinds = ['html', 'css', 'js', 'pictures', 'fonts', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** The files that a browser loaded, in bytes over the network: compressed, with headers. */
export interface Transfer {
  readonly requests: number;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
}

export interface PageLoad {
  /** Requests before the load event. */
  readonly atLoad: Transfer;
  /** All requests until the network was idle for two seconds. */
  readonly afterIdle: Transfer;
  /** All requests until the network was idle again after the first user interaction, when the app runs. */
  readonly running: Transfer;
  /** Bytes of the scripts that have run by then, without prefetched scripts. */
  readonly runningScripts: number;
  /** URLs at other hosts, and of files that only a user's request may load. */
  readonly unwanted: readonly string[];
}

/** One request of the network log. */
export interface LoggedRequest {
  readonly url: string;
  /** The resource type in DevTools: `Script`, `Stylesheet`. */
  readonly type: string;
  /** In seconds, on the clock of the browser. */
  readonly start: number;
  readonly bytes: number;
}

const kindOfType: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Image: 'pictures',
  Font: 'fonts',
};

/** Prefetched files have no resource type of their own. */
const kindOf = ({type, url}: LoggedRequest): Kind => {
  const {pathname} = new URL(url);
  return (
    kindOfType[type] ?? (/\.js$/.test(pathname) ? 'js' : /\.css$/.test(pathname) ? 'css' : 'other')
  );
};

export const sumTransfer = (requests: readonly LoggedRequest[]): Transfer => {
  const bytes: Record<Kind, number> = {html: 0, css: 0, js: 0, pictures: 0, fonts: 0, other: 0};
  for (const request of requests) {
    bytes[kindOf(request)] += request.bytes;
  }
  return {
    requests: requests.length,
    bytes,
    total: Object.values(bytes).reduce((a, b) => a + b, 0),
  };
};

const isUnwanted = (url: string, origin: string): boolean =>
  !url.startsWith(`${origin}/`) || /\/(?:search-index\.json|assets\/search\/)/.test(url);

/**
 * Opens a page with an empty cache, and logs all network requests.
 *
 * @param start simulates the first user interaction on a page, and waits until its app runs
 */
export const measureLoad = (
  browser: Browser,
  origin: string,
  route: string,
  start: (page: Page) => Promise<void> = startApp,
): Promise<PageLoad> =>
  withFreshPage(browser, 1, async (page, devTools) => {
    const log = new Map<string, {url: string; type: string; start: number; bytes: number}>();
    let loaded = Infinity;
    const untilSilent = watchNetwork(page);
    devTools.on('Network.requestWillBeSent', ({requestId, request, type, timestamp}) => {
      if (/^https?:/.test(request.url)) {
        log.set(requestId, {url: request.url, type: type ?? 'Other', start: timestamp, bytes: 0});
      }
    });
    devTools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const entry = log.get(requestId);
      if (entry) {
        entry.bytes = encodedDataLength;
      }
    });
    devTools.on('Page.loadEventFired', ({timestamp}) => {
      loaded = timestamp;
    });
    await devTools.send('Network.enable');
    await devTools.send('Page.enable');
    const response = await page.goto(origin + route, {waitUntil: 'load'});
    if (response?.status() !== 200) {
      throw new Error(`${route} returned status ${response?.status() ?? 'none'}.`);
    }
    await untilSilent();
    const afterIdle = sumTransfer([...log.values()]);
    const atLoad = sumTransfer([...log.values()].filter(({start}) => start <= loaded));
    await start(page);
    await untilSilent();
    const requests = [...log.values()];
    return {
      atLoad,
      afterIdle,
      running: sumTransfer(requests),
      runningScripts: requests
        .filter(({type}) => type === 'Script')
        .reduce((sum, {bytes}) => sum + bytes, 0),
      unwanted: requests.map(({url}) => url).filter((url) => isUnwanted(url, origin)),
    };
  });

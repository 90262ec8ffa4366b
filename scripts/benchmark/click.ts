import type {Browser, Page} from '@playwright/test';
import {startApp, withFreshPage, type Speed} from './browser';
import {clickStart} from './pages';
import {watchNetwork} from './silence';

export interface Sidebar {
  readonly origin: string;
  /** The page on which the clicks start. */
  readonly start: string;
  /** The selector of the links. */
  readonly links: string;
  /** Simulates the first user interaction on a page, and waits until its app runs. */
  readonly startApp: (page: Page) => Promise<void>;
}

/** The sidebar of this site and of the stock build. */
export const ownSidebar = (origin: string): Sidebar => ({
  origin,
  start: clickStart,
  links: 'nav[aria-label="Docs sidebar"] a[href^="/docs/"]',
  startApp,
});

/** Lists the links that are visible in the sidebar of the start page, without the link to the page itself. */
export const listTargets = (
  browser: Browser,
  {origin, start, links, startApp}: Sidebar,
): Promise<string[]> =>
  withFreshPage(browser, 1, async (page) => {
    await page.goto(origin + start, {waitUntil: 'networkidle'});
    // Before the app runs, a category is a link to its first page.
    await startApp(page);
    return page.locator(links).evaluateAll((all, own) => {
      const visible = all.filter((link) => link.checkVisibility());
      return [...new Set(visible.map((link) => link.getAttribute('href') ?? ''))].filter(
        (href) => href !== own,
      );
    }, start);
  });

/** How long to wait for the heading, in milliseconds. */
const defaultPatience = 20_000;

/**
 * Measures a click both on a site that renders the next page in the app and on one that loads it: the start
 * time is stored for the next document, and all documents share a clock. Runs in the browser, in each document
 * before its own scripts.
 */
const watchHeading = (): void => {
  const key = 'benchmark-click';
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const waitForHeading = (clicked: number, before: string): void => {
    const look = () => {
      const shown = heading();
      if (shown !== '' && shown !== before) {
        const time = performance.timeOrigin + performance.now() - clicked;
        Object.assign(globalThis, {headingShown: time});
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  };
  const kept = sessionStorage.getItem(key);
  if (kept !== null) {
    waitForHeading(...(JSON.parse(kept) as [number, string]));
  }
  const onClick = ({timeStamp}: MouseEvent) => {
    const click: [number, string] = [performance.timeOrigin + timeStamp, heading()];
    sessionStorage.setItem(key, JSON.stringify(click));
    waitForHeading(...click);
  };
  addEventListener('click', onClick, true);
};

/**
 * Milliseconds from a click on a link of the sidebar to the first frame with the heading of its page: on a
 * page that was loaded with an empty cache, and has fetched in advance whatever it does.
 *
 * @param target the `href` of the link
 * @param patience how long to wait for the heading, in milliseconds
 * @throws if the heading does not appear
 */
export const measureClick = (
  browser: Browser,
  {origin, start, links, startApp}: Sidebar,
  target: string,
  speed: Speed,
  patience = defaultPatience,
): Promise<number> =>
  withFreshPage(browser, speed, async (page) => {
    await page.addInitScript(watchHeading);
    const untilSilent = watchNetwork(page);
    await page.goto(origin + start, {waitUntil: 'networkidle'});
    // Before the app runs, a click reloads the page.
    await startApp(page);
    await untilSilent();
    // Not the locator's `click()`, because its actionability checks would be part of the measured time.
    const link = page.locator(`${links}[href="${target}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) {
      throw new Error(`The link to ${target} in the sidebar of ${start} is not visible.`);
    }
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    try {
      const shown = await page.waitForFunction(
        () => (globalThis as {headingShown?: number}).headingShown,
        null,
        {timeout: patience},
      );
      return (await shown.jsonValue()) ?? NaN;
    } catch (cause) {
      throw new Error(
        `A click on ${target} in the sidebar of ${start} brought no other heading; the address is ${page.url()}.`,
        {cause},
      );
    }
  });

/**
 * Clicks links in the sidebar one after the other.
 *
 * @throws if the sidebar has fewer than two links
 */
export const measureClicks = async (
  browser: Browser,
  origin: string,
  speed: Speed,
  times: number,
): Promise<number[]> => {
  const sidebar = ownSidebar(origin);
  const targets = await listTargets(browser, sidebar);
  const durations: number[] = [];
  for (let click = 0; click < times; click++) {
    const target = targets[click % targets.length];
    if (target === undefined) {
      throw new Error(
        `The sidebar of ${clickStart} shows no links to other pages. Change \`clickStart\` in scripts/benchmark/pages.ts.`,
      );
    }
    durations.push(await measureClick(browser, sidebar, target, speed));
  }
  return durations;
};

import type {Browser} from '@playwright/test';
import {startApp, withFreshPage, type Speed} from './browser';
import {clickStart} from './pages';

const sidebarLinks = 'nav[aria-label="Docs sidebar"] a[href^="/docs/"]';

/** The links of the sidebar that are in sight on the page where clicks begin, without that page's own. */
const listTargets = (browser: Browser, origin: string): Promise<string[]> =>
  withFreshPage(browser, 1, async (page) => {
    await page.goto(origin + clickStart, {waitUntil: 'networkidle'});
    // Until then, a category is a link to its first page.
    await startApp(page);
    return page.locator(sidebarLinks).evaluateAll((links, start) => {
      const visible = links.filter((link) => link.checkVisibility());
      return [...new Set(visible.map((link) => link.getAttribute('href') ?? ''))].filter(
        (href) => href !== start,
      );
    }, clickStart);
  });

/** After this long without the heading something is wrong, in milliseconds. */
const patience = 20_000;

/**
 * Milliseconds from a click on a link of the sidebar to the first frame with the heading of its page.
 *
 * @throws when the heading does not come
 */
const measureClick = (
  browser: Browser,
  origin: string,
  target: string,
  speed: Speed,
): Promise<number> =>
  withFreshPage(browser, speed, async (page) => {
    await page.goto(origin + clickStart, {waitUntil: 'networkidle'});
    // Before that, a click loads the page anew.
    await startApp(page);
    await page.waitForLoadState('networkidle');
    const shown = page.evaluate(
      (most) =>
        new Promise<number | null>((resolve) => {
          const heading = () => document.querySelector('h1')?.textContent;
          const before = heading();
          let clicked = 0;
          document.addEventListener('click', ({timeStamp}) => (clicked = timeStamp), true);
          const look = () => {
            const now = heading();
            if (clicked > 0 && now && now !== before) {
              resolve(performance.now() - clicked);
            } else {
              requestAnimationFrame(look);
            }
          };
          requestAnimationFrame(look);
          setTimeout(() => resolve(null), most);
        }),
      patience,
    );
    await page.locator(`${sidebarLinks}[href="${target}"]`).first().click();
    const time = await shown;
    if (time === null) {
      throw new Error(
        `A click on ${target} in the sidebar of ${clickStart} brought no other heading; the address is ${page.url()}.`,
      );
    }
    return time;
  });

/**
 * Clicks links of the sidebar, each on a freshly loaded page with an empty cache.
 *
 * @throws when the sidebar has fewer than two links
 */
export const measureClicks = async (
  browser: Browser,
  origin: string,
  speed: Speed,
  times: number,
): Promise<number[]> => {
  const targets = await listTargets(browser, origin);
  const durations: number[] = [];
  for (let click = 0; click < times; click++) {
    const target = targets[click % targets.length];
    if (target === undefined) {
      throw new Error(`The sidebar of ${clickStart} shows no links to other pages.`);
    }
    durations.push(await measureClick(browser, origin, target, speed));
  }
  return durations;
};

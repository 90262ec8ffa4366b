/** Readers of troubleshooting pages are in a hurry: the first fix is on the first screen of a phone. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readDocsPages} from '../../features/pages';
import {expect, test} from './support/test';

const screen = {width: 390, height: 844};
test.use({viewport: screen, javaScriptEnabled: false});

/** Pages about a symptom that has several fixes, so readers first have to find out which fix applies. */
const severalFixes = new Set([
  '/docs/troubleshooting/player-flicker',
  '/docs/player/playback-issues',
  '/docs/motion-blur/common-mistake',
  '/docs/layout-utils/debug',
]);

/** Where the first line of code of the first fix ends, in pixels from the top of the page. Infinity without code. */
const endOfFirstLine = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fix = document.querySelector('h2#fix');
    const lines = [...document.querySelectorAll('article pre .token-line')];
    const line = lines.find(
      (each) =>
        fix &&
        fix.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
        each.checkVisibility(),
    );
    return line ? line.getBoundingClientRect().bottom + scrollY : Infinity;
  });

test('the first fix begins on the first screen', async ({page}) => {
  test.setTimeout(600_000);
  const routes = readDocsPages(path.resolve(import.meta.dirname, '../..'))
    .filter(({frontMatter}) => frontMatter.kind === 'troubleshooting')
    .map(({route}) => route);
  expect(routes.length).toBeGreaterThan(30);
  const below: Record<string, number> = {};
  for (const route of routes) {
    await page.goto(route);
    const end = await endOfFirstLine(page);
    if (end > screen.height !== severalFixes.has(route)) {
      below[route] = end;
    }
  }
  // A page of `severalFixes` whose fix is on the first screen is listed too: remove it from there.
  expect(below).toEqual({});
});

test('the check finds a fix below the first screen', async ({page}) => {
  await page.goto('/docs/target-closed');
  await page.evaluate(() =>
    document
      .querySelector('h2#fix')
      ?.insertAdjacentHTML('beforebegin', '<p style="height: 20rem">'),
  );
  expect(await endOfFirstLine(page)).toBeGreaterThan(screen.height);
});

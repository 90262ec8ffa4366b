/**
 * What comes late moves nothing: neither the app, at once or at the first sign of a reader, nor what it fetches.
 * sweep.spec.ts looks at all pages in a wide window.
 */
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {kinds} from './support/pages';
import {open} from './support/site';
import {SlowHost} from './support/slow-host';
import {expect, test} from './support/test';

/** What a page shows last, where it fetches something once its app runs. */
const lastOf: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/search?q=spring': (page) => expect(page.getByText(/^\d+ documents found$/)).toBeVisible(),
  '/docs/sprimg': (page) =>
    expect(page.getByRole('heading', {name: 'Similar pages'})).toBeVisible(),
};

const wide = ['desktop', {width: 1440, height: 900}] as const;
const narrow = ['phone', {width: 412, height: 823}] as const;

const pages = [
  ...kinds.map(([kind, path]) => [kind, path, [narrow]] as const),
  ['search page with a query', '/search?q=spring', [wide, narrow]],
  ['not found in the docs', '/docs/sprimg', [wide, narrow]],
] as const;

for (const [kind, path, sizes] of pages) {
  for (const [size, viewport] of sizes) {
    test(`${kind} (${path}) on a ${size}`, async ({page, problems}) => {
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      await open(page, path);
      await lastOf[path]?.(page);
      await page.waitForTimeout(500);
      expect(await layoutShifts(page)).toEqual([]);
      if (path === '/docs/sprimg') {
        problems.expect(/\b404\b/);
      }
    });
  }
}

/** Elements whose place depends on what comes after them if a page is painted before all of it has arrived. */
const arriving = {
  'the column "More" of the footer': {
    path: '/contact/',
    cuts: [/<a [^>]*footer__link-item[^>]*>(?=Docs<)/, /<div class=footer__title>(?=More<)/],
  },
  'the button "Ask AI"': {path: '/learn/apple-wow', cuts: [/<button[^>]*>(?=Ask AI<)/]},
  'the right end of the navigation bar': {
    path: '/docs/staticfile-relative-paths',
    cuts: [/Remotion on X"><\/a>/, /Search</, /role="?status"?[^>]*><\/span>/],
  },
  'a table': {path: '/docs/scaling', cuts: [/<tbody[^>]*>/, /<code>--scale/]},
  'the version of an API': {
    path: '/docs/get-remotion-environment',
    cuts: [/<span[^>]*badge[^>]*>/],
  },
  'the button "Copy page"': {
    path: '/docs/interpolate',
    cuts: [
      /<button[^>]*>(?=<svg[^>]*>.{1,300}Copy page<)/,
      /<svg[^>]*>(?=.{1,300}Copy page<)/,
      /<span[^>]*>(?=Copy page<)/,
    ],
  },
} as const;

for (const [name, {path, cuts}] of Object.entries(arriving)) {
  test(`${name} doesn't move while the page arrives`, async ({page, baseURL}) => {
    const host = new SlowHost(baseURL ?? '', path);
    await recordLayoutShifts(page);
    try {
      await page.goto(await host.start(cuts), {waitUntil: 'commit'});
      for (const _cut of cuts) {
        // Time to paint. A frame can't be awaited, because there is none while the browser holds the first paint.
        await page.waitForTimeout(200);
        host.sendPiece();
      }
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.waitForLoadState('load');
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      host.stop();
    }
  });
}

/**
 * Every route is opened once: nothing in the console, no failed request, no error, no hydration error.
 * The routes are those of the sitemap and those that it leaves out on purpose.
 */
import type {Page} from '@playwright/test';
import {redirects} from '../../redirects';
import {kindsOfPage} from './support/pages';
import {sitemapPaths, waitForHydration} from './support/site';
import {Problems, expect, test} from './support/test';

/** Routes that are not for search engines. */
const notIndexed = [
  '/search',
  '/ai-embed',
  '/blog/page/2',
  '/blog/page/3',
  ...['blog', 'learn', 'success-stories'].map((collection) => `/${collection}/tags`),
];

/** Opens a page and leaves it when it is hydrated and has nothing left to load. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

// Each part opens its share of the routes in one page, one after the other.
const parts = 4;

for (const part of Array.from({length: parts}, (_, index) => index)) {
  test(`every route opens without a word of complaint, part ${part + 1} of ${parts}`, async ({page, request, problems}) => {
    const indexed = await sitemapPaths(request);
    expect(indexed.length).toBeGreaterThan(100);
    const tags: string[] = [];
    if (part === 0) {
      for (const collection of ['blog', 'learn', 'success-stories']) {
        await page.goto(`/${collection}/tags`);
        tags.push(...(await page.locator('main a[href*="/tags/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))));
      }
      expect(tags.length).toBeGreaterThan(3);
    }
    const routes = [...indexed, ...notIndexed].filter((_, index) => index % parts === part).concat(tags);
    test.setTimeout(30_000 + routes.length * 3_000);
    const complaints: Record<string, string[]> = {};
    for (const path of routes) {
      await visit(page, path);
      const found = problems.take();
      if (found.length > 0) {
        complaints[path] = found;
      }
    }
    expect(complaints).toEqual({});
  });
}

test('the not-found page opens without a word of complaint but its status', async ({page, problems}) => {
  problems.expect(/status 404: .*\/no\/such\/page$/, /status of 404/);
  await visit(page, kindsOfPage['not found']);
});

test('every redirect leads to its page and keeps the fragment', async ({page, request}) => {
  const indexed = new Set(await sitemapPaths(request));
  const live = redirects.filter(({to}) => indexed.has(to));
  expect(live.length).toBeGreaterThan(3);
  test.setTimeout(30_000 + live.length * 3_000);
  for (const {from, to} of live) {
    await page.goto(`${from}#kept`);
    await expect(page).toHaveURL(new RegExp(`${to.replaceAll('/', '\\/')}\\/?#kept$`));
    await waitForHydration(page);
  }
});

test.describe('the watch itself', () => {
  // A watch that hears nothing would let everything pass.
  const faults: Record<string, () => void> = {
    'a console error': () => console.error('an error'),
    'a console warning': () => console.warn('a warning'),
    'an uncaught error': () => void setTimeout(() => {
      throw new Error('uncaught');
    }),
    'a rejected promise': () => void Promise.reject(new Error('rejected')),
    'a lost request': () => void fetch('http://localhost:1/lost').catch(() => undefined),
    'a missing file': () => void fetch('/img/no-such-file.svg'),
  };
  for (const [name, commit] of Object.entries(faults)) {
    test(`notices ${name}`, async ({browser, baseURL}) => {
      const page = await browser.newPage({baseURL});
      const problems = new Problems();
      problems.watch(page);
      await page.goto('/contact/');
      await waitForHydration(page);
      expect(problems.take()).toEqual([]);
      await page.evaluate(commit);
      await expect.poll(() => problems.take().length).toBeGreaterThan(0);
      await page.close();
    });
  }

  test('notices a hydration error', async ({browser, baseURL}) => {
    const page = await browser.newPage({baseURL});
    const problems = new Problems();
    problems.watch(page);
    await page.route('**/contact/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace('>Talk to us<', '>Talk to them<')});
    });
    await page.goto('/contact/');
    await waitForHydration(page);
    await expect.poll(() => problems.take().join()).toContain('onRecoverableError');
    await page.close();
  });
});

/** The sitemap lists every page but those that are not for search engines, and redirects lead to pages. */
import {readBuiltPages} from '../../scripts/lib/page-keys';
import {buildDir} from '../../scripts/lib/tools';
import {kindsOfPage} from './support/pages';
import {open, sitemapPaths, waitForHydration} from './support/site';
import {Problems, expect, test} from './support/test';

/** Pages that are not for search engines. */
const notIndexed = /^\/(?:search|ai-embed)$|\/(?:page\/\d+|tags(?:\/.+)?)$/;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

test('the sitemap lists every page but redirects and those that are not for search engines', async ({
  request,
}) => {
  const pages = readBuiltPages(buildDir).filter(
    ({path, redirectsTo}) => redirectsTo === null && !notIndexed.test(path),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect((await sitemapPaths(request)).map(withoutSlash).sort()).toEqual(
    pages.map(({path}) => path).sort(),
  );
});

test('the not-found page opens without a word of complaint but its status', async ({
  page,
  problems,
}) => {
  await open(page, kindsOfPage['not found']);
});

test('every redirect leads to a page and keeps the fragment', async ({page}) => {
  const pages = readBuiltPages(buildDir);
  const paths = pages.filter(({redirectsTo}) => redirectsTo === null).map(({path}) => path);
  const redirects = pages.filter(({redirectsTo}) => redirectsTo !== null);
  expect(redirects.length).toBeGreaterThan(3);
  test.setTimeout(30_000 + redirects.length * 10_000);
  for (const {path, redirectsTo} of redirects) {
    expect(paths, path).toContain(withoutSlash(redirectsTo ?? ''));
    await page.goto(`${path}#kept`);
    await page.waitForURL(`**${redirectsTo}#kept`);
    await waitForHydration(page);
  }
});

test.describe('the watch itself', () => {
  // A watch that hears nothing would let everything pass.
  const faults: Record<string, () => void> = {
    'a console error': () => console.error('an error'),
    'a console warning': () => console.warn('a warning'),
    'an uncaught error': () =>
      void setTimeout(() => {
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
      await route.fulfill({
        response,
        body: (await response.text()).replace('>Talk to us<', '>Talk to them<'),
      });
    });
    await page.goto('/contact/');
    await waitForHydration(page);
    await expect.poll(() => problems.take().join()).toContain('onRecoverableError');
    await page.close();
  });
});

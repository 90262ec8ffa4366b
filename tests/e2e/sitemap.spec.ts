/**
 * Every page that the build wrote is opened once: nothing in the console, no failed request, no error, no
 * hydration error. The sitemap lists all of them but those that are not for search engines.
 */
import {builtPages} from './support/built';
import {kindsOfPage} from './support/pages';
import {open, sitemapPaths, waitForHydration} from './support/site';
import {Problems, expect, test} from './support/test';

/** Pages that are not for search engines. */
const notIndexed = /^\/(?:search|ai-embed)$|\/(?:page\/\d+|tags(?:\/.+)?)$/;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

test('the sitemap lists every page but redirects and those that are not for search engines', async ({
  request,
}) => {
  const pages = (await builtPages()).filter(
    ({path, redirectsTo}) => redirectsTo === null && !notIndexed.test(path),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect((await sitemapPaths(request)).map(withoutSlash).sort()).toEqual(
    pages.map(({path}) => path).sort(),
  );
});

// Each part opens its share of the pages in one tab, one after the other.
const parts = 4;

for (const part of Array.from({length: parts}, (_, index) => index)) {
  test(`every page opens without a word of complaint, part ${part + 1} of ${parts}`, async ({
    page,
    problems,
  }) => {
    const share = (await builtPages())
      .filter(({redirectsTo}) => redirectsTo === null)
      .filter((_, index) => index % parts === part);
    test.setTimeout(30_000 + share.length * 10_000);
    const complaints: Record<string, string[]> = {};
    for (const {path} of share) {
      await open(page, path);
      const found = problems.take();
      if (found.length > 0) {
        complaints[path] = found;
      }
    }
    expect(complaints).toEqual({});
  });
}

test('the not-found page opens without a word of complaint but its status', async ({
  page,
  problems,
}) => {
  await open(page, kindsOfPage['not found']);
});

test('every redirect leads to a page and keeps the fragment', async ({page}) => {
  const pages = await builtPages();
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

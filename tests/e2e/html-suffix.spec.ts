/** URLs that end in `.html` or `/index.html`: the suffix is stripped. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'js-yaml';
import {holdPageScript} from './support/scripts';
import {without} from './support/settings';
import {navigate, nextPaint, open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

/** Pages of different kinds of routes, without a slash at the end. */
const pages: Readonly<Record<string, string>> = {
  home: '',
  'product page': '/player',
  template: '/templates/tts',
  'docs page with pages below it': '/docs/player',
  'not-found page': '/docs/no-such-page',
};

/** What a reader sees of a page: a page that is rendered twice, in part or not at all differs from this. */
const outlineOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const count = (selector: string) => root.querySelectorAll(selector).length;
    const texts = (selector: string) =>
      Array.from(root.querySelectorAll(selector), (element) => element.textContent);
    return {
      mains: count('main'),
      footers: count('footer.footer'),
      // The not-found page suggests other pages after hydration.
      headings: texts('h1, main h2:not([role=status] *)'),
      sidebar: texts('.theme-doc-sidebar-menu a'),
      current: texts('.theme-doc-sidebar-menu a[aria-current=page]'),
    };
  }, html);

/** Opens a URL and expects the page of a path, as the build has written it, before and after hydration. */
const expectPage = async (page: Page, path: string, url: string): Promise<void> => {
  const html = await (await page.request.get(`${path}/`)).text();
  const expected = await outlineOf(page, html);
  expect(expected.mains).toBe(1);
  await page.goto(url);
  await expect.poll(() => outlineOf(page), {message: 'before hydration'}).toEqual(expected);
  await waitForHydration(page);
  await expect.poll(() => outlineOf(page), {message: 'after hydration'}).toEqual(expected);
};

/** The status of the not-found page is no problem. */
const notFound = [/status of 404/, /^status 404/];

/** Answers a URL with the page of another one, as other hosts do. */
const answer = (page: Page, url: string, other: string): Promise<unknown> =>
  page.route(
    ({pathname}) => pathname === url,
    async (route) => route.fulfill({response: await route.fetch({url: other})}),
  );

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind}: every URL shows the whole page once`, async ({page, baseURL, problems}) => {
    test.fail(...without.deferredHydration);
    problems.allow(...notFound);
    await expectPage(page, path, `${path}/`);
    // Hosts that don't redirect.
    await answer(page, `${path}/index.html`, `${baseURL}${path}/`);
    await expectPage(page, path, `${path}/index.html`);
    expect(new URL(page.url()).pathname).toBe(path || '/');
    if (path !== '') {
      await expectPage(page, path, path);
      // A host without a file for it sends the not-found page.
      await answer(page, `${path}.html`, `${baseURL}/no/such/page`);
      await expectPage(page, path, `${path}.html`);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('the query and the fragment stay', async ({page}) => {
  await page.goto('/docs/spring/index.html?from=test#see-also');
  await expect(page).toHaveURL('/docs/spring?from=test#see-also');
});

/** The end of a text that only the script of this page contains. */
const endOfDescription = (entry: string): string => {
  const {description} = load(readFileSync(entry, 'utf8')) as {description: string};
  return description.trim().slice(-40);
};

test('after a click, such a page loads before the page that is left disappears', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  const {requested, release} = await holdPageScript(
    page,
    endOfDescription('src/data/templates/tts.yml'),
  );
  await open(page, '/contact/');
  await navigate(page, '/templates/tts.html');
  // The routes of the section are loaded by now, and the page is not.
  await requested;
  await nextPaint(page);
  await expect(heading).toHaveText('Talk to us');
  release();
  await expect(heading).toHaveText('Text to speech with Azure');
});

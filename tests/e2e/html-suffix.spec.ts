/** URLs that end in `.html` or `/index.html`: the suffix is stripped. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'js-yaml';
import {onPageScript} from './support/scripts';
import {without} from './support/settings';
import {navigate, nextPaint, open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

/** One page of each kind of route, without a slash at the end. */
const pages: Readonly<Record<string, string>> = {
  home: '',
  'product page': '/player',
  'page at the top': '/contact',
  'template list': '/templates',
  template: '/templates/tts',
  expert: '/experts/captions',
  'list of posts': '/blog',
  post: '/blog/4-0',
  'docs home': '/docs',
  'docs page': '/docs/spring',
  'docs page with pages below it': '/docs/player',
  'docs page in a section': '/docs/player/player',
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
      // The not-found page suggests other pages once the app runs.
      headings: texts('h1, main h2:not([role=status] *)'),
      sidebar: texts('.theme-doc-sidebar-menu a'),
      current: texts('.theme-doc-sidebar-menu a[aria-current=page]'),
    };
  }, html);

/** Opens a URL and expects the page of a path, as the build has written it, before and after the app starts. */
const expectPage = async (page: Page, path: string, url: string): Promise<void> => {
  const html = await (await page.request.get(`${path}/`)).text();
  const expected = await outlineOf(page, html);
  expect(expected.mains).toBe(1);
  await page.goto(url);
  await expect.poll(() => outlineOf(page), {message: 'before the app starts'}).toEqual(expected);
  await waitForHydration(page);
  await expect.poll(() => outlineOf(page), {message: 'while the app runs'}).toEqual(expected);
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
  test.describe(kind, () => {
    test.beforeEach(({problems}) => problems.allow(...notFound));

    test(`${path || '/'} and ${path}/ are the whole page, once`, async ({page}) => {
      await expectPage(page, path, path || '/');
      if (path !== '') {
        await expectPage(page, path, `${path}/`);
      }
    });

    test(`so are ${path}/index.html and ${path}.html on hosts that don't redirect`, async ({
      page,
      baseURL,
    }) => {
      test.fail(...without.deferredHydration);
      await answer(page, `${path}/index.html`, `${baseURL}${path}/`);
      await expectPage(page, path, `${path}/index.html`);
      expect(new URL(page.url()).pathname).toBe(path || '/');
      if (path !== '') {
        // A host without a file for it sends the not-found page.
        await answer(page, `${path}.html`, `${baseURL}/no/such/page`);
        await expectPage(page, path, `${path}.html`);
        expect(new URL(page.url()).pathname).toBe(path);
      }
    });
  });
}

test('hosts that can redirect .html and /index.html do', async ({request}) => {
  for (const path of Object.values(pages).filter((each) => each !== '')) {
    for (const suffix of ['.html', '/index.html']) {
      const response = await request.get(`${path}${suffix}?a=1`, {maxRedirects: 0});
      expect(response.status(), path).toBe(301);
      expect(response.headers()['location']).toBe(`${path}?a=1`);
    }
  }
});

test('the query and the fragment stay', async ({page}) => {
  await page.goto('/docs/spring/index.html?from=test#see-also');
  await expect(page).toHaveURL('/docs/spring?from=test#see-also');
});

/** The end of a text that only the script of this page contains. */
const endOfDescription = (entry: string): string => {
  const {description} = load(readFileSync(entry, 'utf8')) as {description: string};
  return description.trim().slice(-40);
};

for (const url of ['/templates/tts.html', '/templates/tts/index.html']) {
  test(`inside the app, ${url} loads before the page that is left disappears`, async ({page}) => {
    const heading = page.getByRole('heading', {level: 1});
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const requested = new Promise<void>((resolve) => {
      void onPageScript(
        page,
        endOfDescription('src/data/templates/tts.yml'),
        async ({route, body}) => {
          resolve();
          await gate;
          await route.fulfill({contentType: 'text/javascript', body});
        },
      );
    });
    await open(page, '/contact/');
    await navigate(page, url);
    // The routes of the section are loaded by now, and the page is not.
    await requested;
    await nextPaint(page);
    await expect(heading).toHaveText('Talk to us');
    release();
    await expect(heading).toHaveText('Text to speech with Azure');
  });
}

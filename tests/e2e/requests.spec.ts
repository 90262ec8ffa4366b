/** What pages fetch, prefetch and preload. Search, analytics and Ask AI have their own specs. */
import type {Page, Request} from '@playwright/test';
import {open, setConnection} from './support/site';
import {expect, test} from './support/test';

/** A text that only the script of /brand/ contains. */
const brand = 'The logo of this site';

/** The link to /brand/. */
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Brand', exact: true});

/** Remembers the scripts that are asked for, and why. */
const recordScripts = (page: Page): {urls: (kind: 'any' | 'script' | 'xhr') => string[]} => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/assets\/js\/.*\.js$/.test(request.url())) {
      requests.push(request);
    }
  });
  return {
    urls: (kind) =>
      requests
        .filter((request) => kind === 'any' || request.resourceType() === kind)
        .map((request) => request.url()),
  };
};

/** The address of the script that contains a text, or null. */
const scriptWith = async (
  page: Page,
  urls: readonly string[],
  text: string,
): Promise<string | null> => {
  for (const url of urls) {
    if (!url.includes('/main.') && (await (await page.request.get(url)).text()).includes(text)) {
      return url;
    }
  }
  return null;
};

const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch][href*="/assets/js/"]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map((link) => link.href));

test('the script and the data of a page are fetched when a reader opens it', async ({page}) => {
  // Nothing is prefetched.
  await setConnection(page, {effectiveType: '4g', saveData: true});
  const scripts = recordScripts(page);
  await open(page, '/blog');
  const data = '"page":2,"postsPerPage":10';
  expect(await scriptWith(page, scripts.urls('any'), data)).toBeNull();
  await page.getByRole('navigation', {name: 'Blog list page navigation'}).getByRole('link').click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect.poll(() => scriptWith(page, scripts.urls('script'), data)).not.toBeNull();
});

test('what a reader has to ask for is not requested before', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/docs/interpolate');
  await page.waitForLoadState('networkidle');
  const onDemand =
    /\/on-demand-|\/search-index\.json|\/assets\/search\/|\/not-found\.json|\.md$|\.webm$/;
  expect(requested.filter((path) => onDemand.test(path))).toEqual([]);
});

test.describe('prefetch and preload', () => {
  test.use({viewport: {width: 1280, height: 500}});
  test.beforeEach(({page}) => setConnection(page, {effectiveType: '4g', saveData: false}));

  test(
    'when a link scrolls into view, its page is prefetched by a link hint',
    {tag: '@stock'},
    async ({page}) => {
      await open(page, '/contact/');
      await page.waitForLoadState('networkidle');
      expect(await scriptWith(page, await prefetched(page), brand)).toBeNull();
      await footerLink(page).scrollIntoViewIfNeeded();
      await expect.poll(async () => scriptWith(page, await prefetched(page), brand)).not.toBeNull();
    },
  );

  test('when a link is hovered, its page is preloaded, and a click fetches nothing more for it', async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await open(page, '/contact/');
    expect(await scriptWith(page, scripts.urls('script'), brand)).toBeNull();
    await footerLink(page).hover();
    await expect.poll(() => scriptWith(page, scripts.urls('script'), brand)).not.toBeNull();
    const url = await scriptWith(page, scripts.urls('script'), brand);
    await footerLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(brand);
    expect(scripts.urls('script').filter((other) => other === url)).toHaveLength(1);
  });

  test('when a link is touched, its page is preloaded', async ({page}) => {
    const scripts = recordScripts(page);
    await open(page, '/contact/');
    await footerLink(page).dispatchEvent('touchstart');
    await expect.poll(() => scriptWith(page, scripts.urls('script'), brand)).not.toBeNull();
  });

  for (const [name, connection] of Object.entries({
    '2G': {effectiveType: '2g', saveData: false},
    'data saver': {effectiveType: '4g', saveData: true},
  })) {
    test(`with ${name} nothing is prefetched or preloaded, and the link still works`, async ({
      page,
    }) => {
      await setConnection(page, connection);
      const scripts = recordScripts(page);
      await open(page, '/contact/');
      await footerLink(page).hover();
      await footerLink(page).dispatchEvent('touchstart');
      // A link in sight waits for a second, and then for at most two until there is nothing else to do.
      await page.waitForTimeout(3500);
      expect(await prefetched(page)).toEqual([]);
      expect(await scriptWith(page, scripts.urls('any'), brand)).toBeNull();
      await footerLink(page).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(brand);
    });
  }

  test('where link hints are unsupported, the prefetch is a GET with credentials', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const {send} = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
        document.documentElement.dataset['withCredentials'] = String(this.withCredentials);
        send.call(this, body);
      };
    });
    const scripts = recordScripts(page);
    await open(page, '/contact/');
    await footerLink(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scriptWith(page, scripts.urls('xhr'), brand)).not.toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-with-credentials', 'true');
    expect(await prefetched(page)).toEqual([]);
  });
});

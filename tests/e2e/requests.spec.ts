/** What pages request, and what they prefetch and preload. Search, analytics and Ask AI have their own specs. */
import type {Page, Request} from '@playwright/test';
import {kinds} from './support/pages';
import {open, setConnection} from './support/site';
import {expect, test} from './support/test';

/** A sentence that only the script of `path` contains, and a link of the footer of every page to it. */
const brand = {path: '/brand/', text: 'The logo of this site', link: 'Brand'};
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: brand.link, exact: true});

/** Remembers the scripts that are asked for, and why. */
const recordScripts = (page: Page): {urls: (kind: 'any' | 'script') => string[]} => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\/.*\.js$/.test(request.url())) {
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

test('product backend: none; every request is a GET of a file of the site', async ({
  page,
  baseURL,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  for (const [, path] of kinds.filter(([kind]) => kind !== 'not found')) {
    await open(page, path);
    expect(
      await page.locator('link[rel=preconnect], link[rel=dns-prefetch]').count(),
      `${path}: connections to other hosts`,
    ).toBe(0);
  }
  const others = requests.filter(
    (request) =>
      request.method() !== 'GET' ||
      (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL),
  );
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
});

test.describe('static assets', () => {
  test('route scripts and generated data (blog pagination, post metadata) are fetched on demand, with GET', async ({
    page,
  }) => {
    // Without prefetching, what is fetched is what the route needs.
    await setConnection(page, {effectiveType: '4g', saveData: true});
    const scripts = recordScripts(page);
    await open(page, '/blog');
    const pagination = '"page":2,"postsPerPage":10,"totalPages":3,"totalCount":23';
    const post = '@site/blog/2021-04-15-2-0.mdx';
    const before = scripts.urls('any');
    expect(await scriptWith(page, before, pagination)).toBeNull();
    expect(await scriptWith(page, before, post)).toBeNull();
    await page
      .getByRole('navigation', {name: 'Blog list page navigation'})
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(page.locator('main article h2').first()).not.toContainText('Media Parser');
    const after = scripts.urls('any').filter((url) => !before.includes(url));
    expect(await scriptWith(page, after, pagination)).not.toBeNull();
    expect(await scriptWith(page, after, post)).not.toBeNull();
  });
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
      expect(await scriptWith(page, await prefetched(page), brand.text)).toBeNull();
      await footerLink(page).scrollIntoViewIfNeeded();
      await expect
        .poll(async () => scriptWith(page, await prefetched(page), brand.text))
        .not.toBeNull();
    },
  );

  test('when a link is hovered, its page is preloaded, and a click fetches nothing more for it', async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await open(page, '/contact/');
    expect(await scriptWith(page, scripts.urls('script'), brand.text)).toBeNull();
    await footerLink(page).hover();
    await expect.poll(() => scriptWith(page, scripts.urls('script'), brand.text)).not.toBeNull();
    const url = await scriptWith(page, scripts.urls('script'), brand.text);
    await footerLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(brand.text);
    expect(scripts.urls('script').filter((other) => other === url)).toHaveLength(1);
  });

  test('when a link is touched, its page is preloaded', async ({page}) => {
    const scripts = recordScripts(page);
    await open(page, '/contact/');
    await footerLink(page).dispatchEvent('touchstart');
    await expect.poll(() => scriptWith(page, scripts.urls('script'), brand.text)).not.toBeNull();
  });

  for (const [name, connection] of Object.entries({
    '2G': {effectiveType: '2g', saveData: false},
    'slow 2G': {effectiveType: 'slow-2g', saveData: false},
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
      expect(await scriptWith(page, scripts.urls('any'), brand.text)).toBeNull();
      await footerLink(page).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(brand.text);
    });
  }

  test('where link hints are unsupported, the prefetch is a GET with credentials', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const sent: {method: string; url: string; withCredentials: boolean}[] = [];
      Object.assign(window, {sent});
      const open = XMLHttpRequest.prototype.open;
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.open = function (
        this: XMLHttpRequest,
        method: string,
        url: string | URL,
      ) {
        Object.assign(this, {asked: {method, url: String(url)}});
        open.call(this, method, url, true);
      };
      XMLHttpRequest.prototype.send = function (
        this: XMLHttpRequest & {asked?: {method: string; url: string}},
        body,
      ) {
        sent.push({method: '', url: '', ...this.asked, withCredentials: this.withCredentials});
        send.call(this, body);
      };
    });
    await open(page, '/contact/');
    await footerLink(page).scrollIntoViewIfNeeded();
    const sent = () =>
      page.evaluate(
        () =>
          (window as unknown as {sent: {method: string; url: string; withCredentials: boolean}[]})
            .sent,
      );
    await expect
      .poll(async () =>
        scriptWith(
          page,
          (await sent()).map(({url}) => new URL(url, page.url()).href),
          brand.text,
        ),
      )
      .not.toBeNull();
    expect(
      (await sent()).filter(({method, withCredentials}) => method !== 'GET' || !withCredentials),
    ).toEqual([]);
    expect(await prefetched(page)).toEqual([]);
  });
});

test('with storage switched off and other hosts out of reach, pages work', async ({
  page,
  problems,
  baseURL,
}) => {
  problems.expect(/console warning: Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      });
    }
  });
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  for (const path of ['/', '/docs/', '/templates/hello-world']) {
    await open(page, path);
    await page
      .getByRole('button', {name: /^Switch between dark and light mode/})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  }
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toContainText('pnpm');
});

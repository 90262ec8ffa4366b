import type {Page} from '@playwright/test';
import {without} from './support/settings';
import {isMarked, markDocument, navigate, open, setConnection} from './support/site';
import {expect, test} from './support/test';

// The browser loads the routes of the site in groups (ARCHITECTURE.md).

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

/** The scripts that are loaded from now on. */
const scripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // What is fetched in advance is not run.
    if (request.resourceType() === 'script') {
      asked.push(new URL(request.url()).pathname);
    }
  });
  return asked;
};

const activeInNavbar = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).locator('.navbar__link--active');

test.describe('the routes', {tag: '@stock'}, () => {
  test('lead from group to group without reloading the page', async ({page}) => {
    await open(page, '/docs/player/player');
    await markDocument(page);
    await expect(sidebar(page).getByRole('link', {name: '<Player>', exact: true})).toBeVisible();
    // From the docs of one sidebar to those of another, to a collection, and to a page that is always known.
    for (const [address, text, active] of [
      ['/docs/the-fundamentals', 'The fundamentals', ['Docs']],
      ['/docs/paths/get-length', 'getLength()', ['API']],
      ['/blog', 'Blog', []],
      ['/templates/hello-world', 'Hello World', []],
      ['/contact/', 'Talk to us', []],
      ['/docs/player/player', '<Player>', ['API']],
    ] as const) {
      await navigate(page, address);
      await expect(heading(page)).toHaveText(text);
      await expect(activeInNavbar(page)).toHaveText(active);
    }
    await expect(sidebar(page).getByRole('link', {name: '<Player>', exact: true})).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  for (const address of ['/docs/no-such-page', '/docs/player/no-such-page', '/blog/no-such-page']) {
    test(`says that there is no page at ${address}`, async ({page}) => {
      await open(page, '/docs/player/player');
      await navigate(page, address);
      await expect(heading(page)).toContainText(/not found/i);
      await page.goBack();
      await expect(heading(page)).toHaveText('<Player>');
    });
  }

  test('a page stays as it is when another group is loaded', async ({page}) => {
    test.fail(...without.lazyRoutes);
    await setConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/docs/the-fundamentals');
    await heading(page).evaluate((element) => element.setAttribute('data-same', ''));
    const asked = scripts(page);
    await page.locator('main a[href="/docs/terminology/composition"]').first().hover();
    // The group of the terms, and the page.
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    await navigate(page, '/docs/the-fundamentals#next-steps');
    await expect(page).toHaveURL(/#next-steps$/);
    await expect(heading(page)).toHaveAttribute('data-same', '');
  });

  test('loads a page when its link has the focus, and then nothing at the click', async ({
    page,
  }) => {
    test.fail(...without.lazyRoutes);
    await setConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/docs/interpolate');
    await page.waitForLoadState('networkidle');
    const link = sidebar(page).getByRole('link', {name: 'spring()', exact: true});
    const asked = scripts(page);
    await link.focus();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('spring()');
    const pages = asked.slice(before).filter((script) => !asked.slice(0, before).includes(script));
    expect(pages).toEqual([]);
  });

  test('prefetches the pages of its group whose links are visible, and the routes of other groups', async ({
    page,
  }) => {
    test.fail(...without.lazyRoutes);
    await setConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/docs/paths/get-length');
    const isFetched = async (text: string): Promise<boolean> => {
      const addresses = await page
        .locator('link[rel=prefetch]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      const texts = await Promise.all(
        [...new Set(addresses)].map(async (address) => (await page.request.get(address)).text()),
      );
      return texts.some((each) => each.includes(text));
    };
    await sidebar(page).getByRole('link', {name: 'getBoundingBox()'}).scrollIntoViewIfNeeded();
    await expect.poll(() => isFetched('"permalink":"/docs/paths/get-bounding-box"')).toBe(true);
    // The navigation bar and the foot link to the blog.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => isFetched('"/blog/4-0",')).toBe(true);
    expect(await isFetched('"permalink":"/blog/4-0"')).toBe(false);
  });

  for (const path of ['/contact/', '/docs/paths/get-length', '/templates/', '/blog']) {
    test(`prefetches each file once, on ${path}`, async ({page}) => {
      test.fail(...without.lazyRoutes);
      await setConnection(page, {effectiveType: '4g', saveData: false});
      await open(page, path);
      const prefetched = () =>
        page
          .locator('link[rel=prefetch]')
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(0);
      // All links of the footer are in sight now. The last of them leads to a page of its own.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect
        .poll(async () => (await prefetched()).length - new Set(await prefetched()).size)
        .toBe(0);
    });
  }
});

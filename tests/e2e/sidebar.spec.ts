/** The docs sidebar: its filter and its scroll position. */
import type {Locator, Page} from '@playwright/test';
import {without} from './support/settings';
import {arrived, navigate, open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter the API'});
const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const active = (page: Page) => sidebar(page).locator('[aria-current=page]');
const scrollTop = (menu: Locator): Promise<number> => menu.evaluate((element) => element.scrollTop);

test.describe('the filter of the API', () => {
  test('opens the categories of matches, says how many there are, and Escape clears it', async ({
    page,
  }) => {
    await open(page, '/docs/spring');
    await expect(link(page, 'evolvePath()')).toBeHidden();
    await field(page).fill('evolve');
    await expect(link(page, 'evolvePath()')).toBeVisible();
    await expect(sidebar(page).getByRole('status')).toHaveText('1 match');
    await field(page).fill('getlength');
    await expect(link(page, 'getLength()')).toBeVisible();
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(sidebar(page).getByRole('status')).toBeEmpty();
    await expect(link(page, 'spring()')).toBeVisible();
    await expect(link(page, 'getLength()')).toBeHidden();
  });

  test('is operated by keyboard alone', async ({page}) => {
    await open(page, '/docs/api');
    await field(page).focus();
    await page.keyboard.type('interpolate');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'interpolate()')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'interpolateColors()')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await arrived(page, '/docs/interpolate');
  });

  test('stays while the reader goes from page to page', async ({page}) => {
    await open(page, '/docs/spring');
    await field(page).fill('media');
    await link(page, 'renderMedia()').click();
    await arrived(page, '/docs/renderer/render-media');
    await expect(field(page)).toHaveValue('media');
    await expect(link(page, 'spring()')).toHaveCount(0);
  });

  test('keeps what is typed before hydration', async ({page}) => {
    await page.goto('/docs/spring');
    await field(page).pressSequentially('evolve');
    await waitForHydration(page);
    await expect(field(page)).toHaveValue('evolve');
    await expect(link(page, 'evolvePath()')).toBeVisible();
  });

  test('is in the menu of a phone, where Escape clears it before it closes the menu', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/spring');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await field(page).fill('evolve');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'evolvePath()'})).toBeVisible();
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(menu).toBeInViewport();
    await field(page).fill('evolve');
    await menu.getByRole('link', {name: 'evolvePath()'}).click();
    await arrived(page, '/docs/paths/evolve-path');
  });
});

test.describe('the scroll position', () => {
  /** Scrolls a little, so that the entry of the page stays in sight. */
  const scrollOn = async (page: Page): Promise<number> => {
    const before = await scrollTop(sidebar(page));
    // The entry of /docs/spring is below the first screen of the sidebar.
    expect(before).toBeGreaterThan(0);
    await sidebar(page).evaluate((menu) => menu.scrollBy({top: 30}));
    expect(await scrollTop(sidebar(page))).toBe(before + 30);
    return before + 30;
  };

  test('stays while the reader goes from page to page', async ({page}) => {
    await open(page, '/docs/spring');
    const position = await scrollOn(page);
    await link(page, 'staticFile()').click();
    await arrived(page, '/docs/staticfile');
    expect(await scrollTop(sidebar(page))).toBe(position);
  });

  test('is there again after the pages of another sidebar', async ({page}) => {
    await open(page, '/docs/spring');
    const position = await scrollOn(page);
    await navigate(page, '/docs/the-fundamentals');
    await expect(active(page)).toHaveText('The fundamentals');
    await navigate(page, '/docs/spring');
    await expect(active(page)).toHaveText('spring()');
    expect(await scrollTop(sidebar(page))).toBe(position);
  });

  test('is there again after a reload, before hydration', async ({page}) => {
    test.fail(...without.deferredHydration);
    await page.goto('/docs/spring');
    const position = await scrollOn(page);
    await page.reload();
    expect(await scrollTop(sidebar(page))).toBe(position);
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    await waitForHydration(page);
    expect(await scrollTop(sidebar(page))).toBe(position);
  });

  test('is set without hydration', async ({page}) => {
    test.fail(...without.deferredHydration);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await page.goto('/docs/spring');
    await scrollOn(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });

  test('shows the entry of a page that is opened directly, and moves nothing else', async ({
    page,
  }) => {
    await open(page, '/docs/zod-types');
    await expect(active(page)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('follows a link in the text to a page whose entry is out of sight', async ({page}) => {
    await open(page, '/docs/api');
    await page.locator('main').getByRole('link', {name: 'makeStar()'}).click();
    await arrived(page, '/docs/shapes/make-star');
    await expect(active(page)).toHaveText('makeStar()');
    await expect(active(page)).toBeInViewport();
  });
});

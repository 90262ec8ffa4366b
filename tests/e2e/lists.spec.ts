/** Pages that list other pages start with the list, in two columns, and the longest lists have a filter. */
import type {Page} from '@playwright/test';
import {arrived, open} from './support/site';
import {expect, test} from './support/test';

const main = (page: Page) => page.locator('main');

for (const [path, section] of [
  ['/docs/api', 'APIs'],
  ['/docs/paths', 'APIs'],
  ['/docs/remotion', 'APIs'],
  ['/docs/cli', 'Commands'],
] as const) {
  test(`${path} starts with its list, on the first screen`, async ({page}) => {
    await open(page, path);
    await expect(main(page).getByRole('heading', {level: 2}).first()).toHaveText(section, {
      useInnerText: true,
    });
    await expect(main(page).locator('.apis li').first()).toBeInViewport();
  });
}

test('the list has two columns, and no description is narrower than 240 pixels', async ({page}) => {
  await open(page, '/docs/paths');
  const items = main(page).locator('.apis').first().locator('> li');
  const [first, second] = await Promise.all([
    items.nth(0).boundingBox(),
    items.nth(1).boundingBox(),
  ]);
  expect(second?.y).toBe(first?.y);
  expect(first?.width).toBeGreaterThan(240);
  await page.setViewportSize({width: 390, height: 844});
  const [upper, lower] = await Promise.all([
    items.nth(0).boundingBox(),
    items.nth(1).boundingBox(),
  ]);
  expect(lower?.y).toBeGreaterThan(upper?.y ?? 0);
  expect(upper?.width).toBeGreaterThan(240);
});

test.describe('the filter of /docs/api', () => {
  const field = (page: Page) => main(page).getByRole('searchbox', {name: 'Filter all names'});
  const names = (page: Page) => main(page).locator('.apis a:visible');

  test('finds exports of all packages, and shows nothing else', async ({page}) => {
    await open(page, '/docs/api');
    await field(page).fill('frames');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ matches$/);
    await expect(main(page).getByRole('link', {name: 'renderFrames()'})).toBeVisible();
    await expect(main(page).getByText('extractFrames()')).toBeVisible();
    await expect(main(page).getByRole('link', {name: 'spring()'})).toBeHidden();
    await expect(main(page).getByRole('heading', {name: 'Captions'})).toBeHidden();
    await expect(main(page).getByRole('heading', {name: 'Installation'})).toBeVisible();
  });

  test('counts each name once', async ({page}) => {
    await open(page, '/docs/api');
    await field(page).fill('rendermedia()');
    // renderMedia() itself, and the functions of Lambda and Cloud Run.
    await expect(main(page).getByRole('status')).toHaveText('3 matches');
    await field(page).fill('getpointatlength');
    await expect(main(page).getByRole('status')).toHaveText('1 match');
    await expect(names(page).filter({hasText: '()'})).toHaveText(['getPointAtLength()']);
  });

  test('keeps all exports of a package', async ({page}) => {
    await open(page, '/docs/api');
    await field(page).fill('noise');
    await expect(main(page).getByRole('link', {name: 'noise2D()'})).toBeVisible();
  });

  test('is operated by keyboard: Enter opens the best match, Escape shows all again', async ({
    page,
  }) => {
    await open(page, '/docs/api');
    await field(page).focus();
    await page.keyboard.type('spring');
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('link', {name: 'renderFrames()'})).toBeVisible();
    await page.keyboard.type('renderstill');
    await page.keyboard.press('ArrowDown');
    await expect(main(page).locator('.apis a:focus')).toHaveCount(1);
    await field(page).focus();
    await page.keyboard.press('Enter');
    await arrived(page, '/docs/renderer/render-still');
  });

  test('leads to the search if nothing matches', async ({page}) => {
    await open(page, '/docs/api');
    await field(page).fill('subtitle');
    await expect(main(page).getByRole('status')).toContainText('No matches');
    await main(page).getByRole('link', {name: 'Search all pages'}).click();
    await expect(page).toHaveURL('/search?q=subtitle');
  });
});

test('the settings of /docs/config lead to their headings', async ({page}) => {
  await open(page, '/docs/config');
  await expect(main(page).getByRole('heading', {level: 2}).first()).toHaveText('All settings', {
    useInnerText: true,
  });
  const field = main(page).getByRole('searchbox').first();
  await expect(field).toBeInViewport();
  await field.fill('crf');
  const names = main(page).locator('table').first().locator('tbody a:visible');
  await expect(names).toHaveText(['setCrf()']);
  await names.click();
  await expect(page).toHaveURL('/docs/config#setcrf');
  await expect(page.locator('#setcrf')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole and has no filter', async ({page}) => {
    await page.goto('/docs/api');
    await expect(main(page).getByRole('link', {name: 'renderFrames()'})).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toBeHidden();
  });
});

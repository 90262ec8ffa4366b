/** The filters of the longest lists. */
import type {Page} from '@playwright/test';
import {arrived, open} from './support/site';
import {expect, test} from './support/test';

const main = (page: Page) => page.locator('main');

test.describe('the filter of /docs/api', () => {
  const field = (page: Page) => main(page).getByRole('searchbox', {name: 'Filter all names'});

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

/** The not-found page suggests similar pages and offers a search. */
import type {Page} from '@playwright/test';
import {holdPageScript} from './support/scripts';
import {navigate, open} from './support/site';
import {expect, test} from './support/test';

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('searchbox', {name: 'Search the site'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});

test.beforeEach(({problems}) => problems.allow(/status 404/, /status of 404/));

test.describe('a URL without a page', () => {
  test('is announced after a click too', async ({page}) => {
    await open(page, '/about/');
    await navigate(page, '/docs/no-such-page');
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(field(page)).toHaveValue('no such page');
  });

  test('has a search field with its words, which opens the search', async ({page}) => {
    await page.goto('/docs/animate-text');
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(field(page)).toHaveValue('animate text');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=animate+text');
    await expect(page.getByRole('searchbox')).toHaveValue('animate text');
  });

  test('suggests a similar page by its title', async ({page}) => {
    await page.goto('/docs/interpolat');
    await main(page).getByRole('link', {name: 'interpolate() in remotion', exact: true}).click();
    await expect(page).toHaveURL('/docs/interpolate');
    await expect(heading(page)).toHaveText('interpolate()');
  });

  test('keeps what the reader types before hydration', async ({page}) => {
    await page.goto('/docs/animate-text', {waitUntil: 'commit'});
    await field(page).fill('captions');
    await expect(heading(page)).toHaveText('Page Not Found');
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await expect(field(page)).toHaveValue('captions');
  });

  test('replaces the words of the URL if they appear after the reader went to the field', async ({
    page,
  }) => {
    const {release} = await holdPageScript(page, 'There is no page at this URL.');
    await page.goto('/docs/animate-text', {waitUntil: 'commit'});
    await field(page).focus();
    release();
    await expect(field(page)).toHaveValue('animate text');
    await page.keyboard.insertText('captions');
    await expect(field(page)).toHaveValue('captions');
  });

  test('still has its search and its links if the data does not load', async ({page, problems}) => {
    await page.route('**/not-found.json', (route) => route.fulfill({status: 503, body: ''}));
    problems.allow(/503/);
    await page.goto('/docs/sprimg');
    await expect(field(page)).toHaveValue('sprimg');
    await expect(main(page).getByRole('link', {name: 'documentation'})).toBeVisible();
  });
});

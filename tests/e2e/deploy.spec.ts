/** A tab that was open during a deploy, on a host that deleted its scripts: readers get the new version. */
import type {Page} from '@playwright/test';
import {without} from './support/settings';
import {interact, isMarked, markDocument, open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** What the browser says of scripts that are gone, and Docusaurus before it reloads. */
const gone = [
  /status 404: .*\/assets\/js\//,
  /status of 404/,
  /Refused to execute script/,
  /Loading chunk \S+ failed/,
];

test.beforeEach(({problems}) => problems.allow(...gone));

/** Loses the scripts until the browser loads a page. */
const loseScripts = async (page: Page): Promise<void> => {
  await markDocument(page);
  let areGone = true;
  page.on('request', (request) => {
    areGone &&= !request.isNavigationRequest();
  });
  await page.route('**/assets/js/**', (route) =>
    areGone ? route.fulfill({status: 404, body: ''}) : route.continue(),
  );
};

/** Refers a page to a main script that is gone. */
const outdate = (html: string, number = 1): string =>
  html.replaceAll(/\/assets\/js\/main\.\w+\.js/g, `/assets/js/main.gone${number}.js`);

test('a link leads to a page of the new version', async ({page}) => {
  await open(page, '/contact/');
  await loseScripts(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Templates', exact: true}).click();
  await expect(heading(page)).toHaveText('Start from a template');
  await waitForHydration(page);
  expect(await isMarked(page)).toBe(false);
});

test('so does a link in the sidebar, after the pointer has rested on it', async ({page}) => {
  await open(page, '/docs/spring');
  await loseScripts(page);
  const link = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'interpolate()', exact: true});
  await link.hover();
  await page.waitForTimeout(300);
  await link.click();
  await expect(heading(page)).toHaveText('interpolate()');
  await expect.poll(() => isMarked(page)).toBe(false);
  await waitForHydration(page);
});

test('the search continues in the new version', async ({page}) => {
  test.fail(...without.deferredHydration);
  await page.route(/on-demand-search-modal.*\.js/, (route) =>
    route.fulfill({status: 404, body: ''}),
  );
  await open(page, '/docs/spring');
  await page.route('**/docs/spring', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: outdate(await response.text())});
  });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByPlaceholder('Search docs').fill('spring');
  await dialog.getByRole('button', {name: 'Continue in the new version'}).click();
  await expect(page).toHaveURL('/search?q=spring');
});

test('a page whose scripts are gone is loaded again', async ({page}) => {
  test.fail(...without.deferredHydration);
  let isOld = true;
  await page.route('**/docs/spring', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: isOld ? outdate(html) : html});
    isOld = false;
  });
  await page.goto('/docs/spring');
  await interact(page);
  await expect(page.locator('script[data-app*="main.gone"]')).toHaveCount(0);
  await waitForHydration(page);
});

test('if they are still gone, because two servers have different builds, the page says so', async ({
  page,
}) => {
  test.fail(...without.deferredHydration);
  let answers = 0;
  await page.route('**/docs/spring', async (route) => {
    answers += 1;
    const response = await route.fetch();
    await route.fulfill({response, body: outdate(await response.text(), answers)});
  });
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto('/docs/spring');
  await expect(async () => {
    // The page that is reloaded waits for an interaction, too.
    await interact(page);
    await expect(page.locator('.start-failure')).toContainText('new version', {timeout: 500});
  }).toPass();
  expect(loads).toBe(2);
});

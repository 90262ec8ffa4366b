/** Whatever the address, the browser or the network: a page either runs, or says why it doesn't. */
import type {Page} from '@playwright/test';
import {interact, open, start} from './support/site';
import {expect, test} from './support/test';
import {without} from './support/settings';

const message = (page: Page) => page.locator('.start-failure');

test.beforeEach(() => {
  test.fail(...without.deferredHydration);
});

test.describe('an address that is not UTF-8', () => {
  test('leads to the not-found page, which responds', async ({page, problems}) => {
    problems.expect(/status 40\d/);
    problems.allow(/status of 40\d/);
    await open(page, '/docs/caf%E9');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });

  test('such a fragment leaves the page as it is', async ({page}) => {
    await open(page, '/docs/spring#caf%E9');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
    await page.evaluate(() => {
      window.location.hash = '#%E9';
    });
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });
});

test.describe('if hydration cannot start', () => {
  /** What browsers report, and React, which goes on without it. */
  const faults = [/uncaught: /, /console error/, /console warning/];

  test('because of a missing function, the message names it', async ({page, problems}) => {
    problems.allow(...faults);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Object, 'fromEntries');
      Reflect.deleteProperty(Array.prototype, 'flatMap');
    });
    await start(page, '/docs/spring');
    await expect(message(page)).toContainText('did not load');
    await expect(message(page)).toContainText('is not a function');
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/api');
  });

  test('because the browser is too old, the message names browsers that are new enough', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/docs/spring');
    await expect(message(page)).toContainText('at least Chrome 109');
    await expect(message(page)).toContainText('Safari 16.4');
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/api');
  });

  test('because a script is empty, the message comes after a while', async ({page, clock}) => {
    await clock.install();
    await page.route(/\/assets\/js\/runtime~main\./, (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    const loaded = page.waitForResponse(/\/assets\/js\/main\./);
    await start(page, '/docs/spring');
    await loaded;
    await expect(async () => {
      await clock.runFor(20_000);
      await expect(message(page)).toContainText('reload the page', {timeout: 1000});
    }).toPass();
  });
});

test('if storage cannot be read, the search, its favorites and the color mode work', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await open(page, '/docs/spring');
  await page.getByRole('button', {name: /^Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByPlaceholder('Search docs').fill('interpolate');
  await expect(dialog.getByRole('option').first()).toContainText('interpolate');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/interpolate/);
  await page.keyboard.press('Control+K');
  await dialog.getByTitle('Save this search').first().click();
  await expect(dialog.getByText('Favorite')).toBeVisible();
});

test.describe('without a worker, the search runs in the page', () => {
  const search = async (page: Page) => {
    await open(page, '/docs/spring');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByPlaceholder('Search docs').fill('interpolate');
    await expect(dialog.getByRole('option').first()).toContainText('interpolate');
    return dialog;
  };

  test('if its constructor throws, and says so if it is slow', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function Worker() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
      // Each look at the clock takes half a second.
      let time = 0;
      performance.now = () => (time += 500);
    });
    await expect((await search(page)).getByText('in the background')).toBeVisible();
  });

  test('if its script is missing', async ({page, problems}) => {
    problems.expect(/status 404/);
    problems.allow(/status of 404/);
    await page.route(/\/assets\/js\/[^/]*worker|\/assets\/js\/\d+\.[0-9a-f]+\.js/, async (route) =>
      route.request().resourceType() === 'other' ||
      route.request().headers()['sec-fetch-dest'] === 'worker'
        ? route.fulfill({status: 404})
        : route.continue(),
    );
    await search(page);
  });
});

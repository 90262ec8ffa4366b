/** Back and Forward: the place where the reader was, and dialogs that are on top of the page. */
import type {Page} from '@playwright/test';
import {arrived, navigate, open} from './support/site';
import {expect, test} from './support/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.mouse.move(700, 500);
  // navigate() adds an entry without the click, so the page keeps the position only if the event came before.
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, {once: true});
        window.scrollTo({top: to, behavior: 'instant'});
      }),
    top,
  );
  expect(await scrolled(page)).toBe(top);
};

test.describe('Back leads to where the reader was', () => {
  test('on the page before', async ({page}) => {
    await open(page, '/docs/interpolate');
    await scrollTo(page, 777);
    await navigate(page, '/docs/api');
    await arrived(page, '/docs/api');
    await expect.poll(() => scrolled(page)).toBe(0);
    await scrollTo(page, 333);
    await page.goBack();
    await arrived(page, '/docs/interpolate');
    await expect.poll(() => scrolled(page)).toBe(777);
    await page.goForward();
    await arrived(page, '/docs/api');
    await expect.poll(() => scrolled(page)).toBe(333);
  });

  test('even if the page still scrolls when the reader leaves it', async ({page}) => {
    await open(page, '/docs/interpolate');
    await navigate(page, '/docs/api');
    await arrived(page, '/docs/api');
    await page.evaluate(() => {
      window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), {
        capture: true,
      });
      window.scrollTo({top: 333, behavior: 'instant'});
    });
    await page.goBack();
    await arrived(page, '/docs/interpolate');
    await page.goForward();
    await arrived(page, '/docs/api');
    await expect.poll(() => scrolled(page)).toBe(333);
  });

  test('on search results, which come late', async ({page}) => {
    await open(page, '/search?q=render');
    await expect(page.locator('main ol > li')).toHaveCount(20);
    const link = page.locator('main ol > li a').nth(17);
    await link.scrollIntoViewIfNeeded();
    const top = await scrolled(page);
    expect(top).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(top);
  });

  test('after a reload in between', async ({page}) => {
    await open(page, '/docs/interpolate');
    await scrollTo(page, 640);
    await navigate(page, '/docs/api');
    await arrived(page, '/docs/api');
    await page.reload();
    await page.goBack();
    await arrived(page, '/docs/interpolate');
    await expect.poll(() => scrolled(page)).toBe(640);
  });
});

test('Back before hydration loads the page of the address', async ({page}) => {
  await open(page, '/docs/spring');
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await arrived(page, '/docs/api');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
});

test('a link with a fragment that its page does not have leads to the top', async ({page}) => {
  await open(page, '/docs/interpolate');
  await scrollTo(page, 777);
  await navigate(page, '/docs/spring#no-such-heading');
  await arrived(page, '/docs/spring#no-such-heading');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe('Back closes a dialog', () => {
  test('the search, also on the first page', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/docs/interpolate');
  });

  test('Ask AI', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.getByRole('button', {name: 'Ask AI'}).click();
    const dialog = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/docs/interpolate');
  });

  test('a dialog that is closed by a key leaves no entry', async ({page}) => {
    await open(page, '/docs/spring');
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await arrived(page, '/docs/api');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await arrived(page, '/docs/spring');
  });

  test('a result that is opened takes the place of the dialog', async ({page}) => {
    await open(page, '/docs/spring');
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByPlaceholder('Search docs').fill('interpolateColors');
    await expect(dialog.getByRole('option').first()).toContainText('interpolateColors');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/interpolate-colors/);
    await page.goBack();
    await arrived(page, '/docs/spring');
    await expect(dialog).toHaveCount(0);
  });
});

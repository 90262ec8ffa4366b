import type {Page} from '@playwright/test';
import {holdRequests, open, setConnection} from './support/site';
import {expect, test} from './support/test';

// At a click, the page that is left stays as it is until the next one is there (src/components/memo).

const start = '/docs/the-fundamentals';
const target = '/docs/reusability';

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Counts what each link does when it is rendered: it makes an observer of its own. */
const countObservers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let made = 0;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        super(...args);
        made++;
      }
    };
    Object.defineProperty(window, 'observersMade', {get: () => made});
  });
};

const observers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {observersMade: number}).observersMade);

test('the page that is left is not rendered again while the next one loads', async ({page}) => {
  await countObservers(page);
  // Nothing in advance, so that there is something to wait for.
  await setConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, start);
  const release = await holdRequests(page, '**/assets/js/*.js');
  const before = await observers(page);
  expect(before).toBeGreaterThan(0);
  const left = (await heading(page).textContent()) ?? '';
  await page.locator(`nav[aria-label="Docs sidebar"] a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
  await expect(heading(page)).toHaveText(left);
  // All but the few that read the address themselves, such as breadcrumbs.
  expect(await observers(page)).toBeLessThan(before * 1.1);
  release();
  await expect(heading(page)).not.toHaveText(left);
  // The count can tell: the links of the page that came were rendered.
  expect(await observers(page)).toBeGreaterThan(before);
});

test('of the sidebar, only the entries of the two pages are rendered again', async ({page}) => {
  await countObservers(page);
  await open(page, start);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const entries = await sidebar.getByRole('link').count();
  const left = (await heading(page).textContent()) ?? '';
  const before = await observers(page);
  await sidebar.locator(`a[href="${target}"]`).click();
  await expect(heading(page)).not.toHaveText(left);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', target);
  const others = await page.locator('main a[href^="/"]').count();
  expect((await observers(page)) - before).toBeLessThan(entries + others);
});

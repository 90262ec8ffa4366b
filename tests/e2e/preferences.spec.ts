/** What readers set in their system: forced colors and less transparency. For less motion, see kinds.spec.ts. */
import type {CDPSession, Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

test.describe('forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('code has a border, because it has no ground of its own', async ({page}) => {
    await open(page, '/docs/interpolate');
    for (const block of await page.locator('.theme-code-block:visible').all()) {
      await expect(block).toHaveCSS('border-top-width', '1px');
      await expect(block).toHaveCSS('border-top-style', 'solid');
    }
    expect(await page.locator('.theme-code-block:visible').count()).toBeGreaterThan(2);
  });
});

test.describe('less transparency', () => {
  const preferLess = async (devtools: CDPSession): Promise<void> => {
    await devtools.send('Emulation.setEmulatedMedia', {
      features: [{name: 'prefers-reduced-transparency', value: 'reduce'}],
    });
  };

  /** The opacity of the ground of an element, from 0 to 1. */
  const opacityOf = (page: Page, selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => {
      const color = getComputedStyle(element).backgroundColor;
      return Number(/^rgba\(.*, (?<alpha>[\d.]+)\)$/.exec(color)?.groups?.['alpha'] ?? 1);
    });

  test('the page does not show through behind a dialog and the menu', async ({page, devtools}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/docs/spring');
    await page.keyboard.press('Control+k');
    const dialog = '.DocSearch-Container';
    await expect(page.locator(dialog)).toBeVisible();
    expect(await opacityOf(page, dialog)).toBeLessThan(1);
    await preferLess(devtools);
    expect(await opacityOf(page, dialog)).toBe(1);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(await opacityOf(page, '.navbar-sidebar__backdrop')).toBe(1);
  });
});

test('the saved version of the docs stays until no version has its name', async ({page}) => {
  const key = 'docs-preferred-version-default';
  const save = (name: string) =>
    page.addInitScript(([item, value]) => localStorage.setItem(item, value), [key, name] as const);
  const saved = () => page.evaluate((item) => localStorage.getItem(item), key);
  await save('current');
  await open(page, '/docs/interpolate');
  expect(await saved()).toBe('current');
  await save('3.x');
  await open(page, '/docs/interpolate');
  await expect.poll(saved).toBeNull();
});

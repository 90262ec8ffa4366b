/** Code blocks: titles, highlighted lines, copy, word wrap, and package-manager tabs that agree across the site. */
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

/** The samples. A signature has no buttons. */
const blocks = (page: Page) => page.locator('.theme-code-block:not([role=group])');

test('a block of a file bears its name', async ({page}) => {
  await open(page, '/docs/interpolate');
  const titled = blocks(page)
    .filter({hasText: /^src\/Flash\.tsx/})
    .first();
  await expect(titled).toBeVisible();
  await expect(titled.locator('code')).not.toContainText('src/Flash.tsx');
});

test('highlighted lines stand out', {tag: '@stock'}, async ({page}) => {
  await open(page, '/docs/animating-properties');
  const highlighted = page.locator('.theme-code-block-highlighted-line').first();
  await expect(highlighted).toBeVisible();
  const plain = highlighted.locator('xpath=../*[not(contains(@class, "highlighted"))]').first();
  const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await highlighted.evaluate(ground)).not.toBe(await plain.evaluate(ground));
});

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('appears under the pointer, copies the text and says so', async ({page}) => {
    await open(page, '/docs/interpolate');
    const block = blocks(page).first();
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(button).toHaveCSS('opacity', '0');
    await block.hover();
    await expect(button).not.toHaveCSS('opacity', '0');
    await button.click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().split('\n')).toEqual(
      (await block.locator('code').innerText()).trimEnd().split('\n'),
    );
  });
});

test('long lines are wrapped on request', async ({page}) => {
  await page.setViewportSize({width: 500, height: 800});
  await open(page, '/docs/interpolate');
  const wrap = page.getByRole('button', {name: 'Toggle word wrap'}).first();
  const pre = blocks(page).filter({has: wrap}).first().locator('pre');
  const overflow = (): Promise<number> =>
    pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await pre.hover();
  await wrap.click();
  await expect.poll(overflow).toBe(0);
});

test('the package manager that a reader chooses holds on all pages', async ({page}) => {
  await open(page, '/docs/');
  const tabs = page.getByRole('tablist').filter({hasText: 'pnpm'}).first();
  await expect(tabs.getByRole('tab')).toHaveText(['npm', 'pnpm', 'yarn', 'bun']);
  await tabs.getByRole('tab', {name: 'bun'}).click();
  for (const group of await page.getByRole('tablist').filter({hasText: 'pnpm'}).all()) {
    await expect(group.getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  }
  await open(page, '/templates/tiktok');
  for (const group of await page.getByRole('tablist').filter({hasText: 'pnpm'}).all()) {
    await expect(group.getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toContainText(
    'bun create video',
  );
});

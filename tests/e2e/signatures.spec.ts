/** The signature of an API page on narrow and wide screens, and its title on narrow ones. */
import type {Locator, Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

const signature = (page: Page): Locator => page.getByRole('group', {name: 'Signature'});

const box = (page: Page): Locator => page.locator('.scroll-box').filter({has: signature(page)});

const overflow = (locator: Locator): Promise<number> =>
  locator.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

test('scrolls in its own box on a phone, where the keyboard reaches it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/interpolate');
  expect(await overflow(box(page))).toBeGreaterThan(0);
  await expect(box(page)).toHaveAttribute('tabindex', '0');
  expect(await overflow(page.locator('html'))).toBe(0);
});

test('is no stop for the keyboard if it fits', async ({page}) => {
  await open(page, '/docs/interpolate');
  expect(await overflow(box(page))).toBe(0);
  await expect(box(page)).not.toHaveAttribute('tabindex');
});

test('the title never breaks within a word', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/paths/get-instruction-index-at-length');
  const words = await page.getByRole('heading', {level: 1}).evaluate((heading) =>
    [...heading.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return {text: node.textContent, lines: range.getClientRects().length};
      }),
  );
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter(({lines}) => lines !== 1)).toEqual([]);
});

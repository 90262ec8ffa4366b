/** Terms: a link to the page of the term, with its definition on hover and on focus, by the tooltip pattern of the ARIA practices. */
import type {Locator, Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open} from './support/site';
import {expect, test} from './support/test';

const path = '/docs/cli/render';

const term = (page: Page): Locator =>
  page.locator('article a[href="/docs/terminology/composition"]').first();

const definition = (page: Page): Locator =>
  page.getByRole('tooltip', {includeHidden: true}).filter({hasText: /^A component with a width/});

/** Puts the focus on the term as the keyboard does. */
const focusTerm = async (page: Page): Promise<void> => {
  await term(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(term(page)).toBeFocused();
};

test('the first mention of a term leads to its page and is described by its definition', async ({
  page,
}) => {
  await open(page, path);
  await expect(term(page)).toHaveAccessibleDescription(/^A component with a width/);
  await expect(definition(page)).toHaveCount(1);
  await expect(definition(page)).toBeHidden();
  await term(page).click();
  await expect(page).toHaveURL(/\/docs\/terminology\/composition\/?$/);
});

test('the keyboard shows the definition, and Escape takes it away', async ({page}) => {
  await recordLayoutShifts(page);
  await open(page, path);
  await focusTerm(page);
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(definition(page)).toBeVisible();
});

test('the pointer shows the definition and may move onto it, and Escape takes it away', async ({
  page,
}) => {
  await open(page, path);
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  const link = await term(page).boundingBox();
  const box = await definition(page).boundingBox();
  if (!link || !box) {
    throw new Error('The term or its definition has no place on the page.');
  }
  const x = link.x + link.width / 2;
  await page.mouse.move(x, box.y + box.height / 2, {steps: 12});
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await page.mouse.move(0, 0);
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
});

test('definitions fit a screen of 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, path);
  await focusTerm(page);
  await expect(definition(page)).toBeVisible();
  const box = await definition(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

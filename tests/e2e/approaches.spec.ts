/** The questions on /docs/ssr lead to a guide, with or without JavaScript, by keyboard and on narrow screens. */
import type {Page} from '@playwright/test';
import {approaches, aspectLabels, questions} from '../../src/data/approaches';
import {axeFindings} from './support/axe';
import {open} from './support/site';
import {expect, test} from './support/test';

const summary = (page: Page, answer: string) =>
  page.locator('main summary').filter({visible: true}).getByText(answer, {exact: true});

const recommendation = (page: Page, name: string) =>
  page.locator('main li').getByRole('link', {name, exact: true}).filter({visible: true});

const toLambda = ['No, or it renders fast enough without one', 'A user of your app', 'AWS'];

/** Opens every answer. */
const openAll = (page: Page): Promise<void> =>
  page.locator('main li > details').evaluateAll((all) => {
    for (const each of all) {
      each.setAttribute('open', '');
    }
  });

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('answers open the next question and lead to a guide', async ({page}) => {
    await page.goto('/docs/ssr');
    await expect(recommendation(page, 'Set up Lambda')).toHaveCount(0);
    for (const answer of toLambda) {
      await summary(page, answer).click();
    }
    await expect(recommendation(page, 'Set up Lambda')).toHaveAttribute(
      'href',
      '/docs/lambda/setup',
    );
  });

  test('the tables have a row for each approach and a column for each aspect', async ({page}) => {
    await page.goto('/docs/compare-ssr');
    const tables = page.locator('main table');
    const aspects = await tables.locator('th:not(:first-child)').allTextContents();
    expect(aspects.sort()).toEqual(Object.values(aspectLabels).sort());
    for (const table of await tables.all()) {
      await expect(table.locator('tbody tr td:first-child a')).toHaveText(
        Object.values(approaches).map(({name}) => name),
      );
    }
  });
});

test('the keyboard answers the questions', async ({page}) => {
  await open(page, '/docs/ssr');
  await summary(page, toLambda[0] ?? '').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(summary(page, toLambda[1] ?? '')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(summary(page, toLambda[2] ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(recommendation(page, 'Set up Lambda')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/lambda\/setup$/);
});

test('all open answers fit at 320 px, and pass axe in light and dark mode', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/ssr');
  await openAll(page);
  await expect(page.getByText(questions.budget.text)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await axeFindings(page, {within: 'main li > details'}), mode).toEqual([]);
  }
});

test('prints every question', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/docs/ssr');
  for (const {text} of Object.values(questions)) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

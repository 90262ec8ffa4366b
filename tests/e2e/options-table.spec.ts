/** A page with many options lists them in a table, in which a reader finds an option and its details. */
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open} from './support/site';
import {expect, test} from './support/test';

const player = '/docs/player/player';
const render = '/docs/cli/render';

const table = (page: Page) => page.locator('table[data-nosnippet]');
const filter = (page: Page) => page.getByRole('searchbox', {name: /^Filter \d+/});
const status = (page: Page) => page.locator('main input[type=search] + [role=status]');
const visibleNames = (page: Page) =>
  table(page).locator('tr:has(td) > th').filter({visible: true}).allTextContents();

test('every name leads to a heading or a cell of the page', async ({page}) => {
  for (const path of [
    player,
    render,
    '/docs/renderer/render-media',
    '/docs/animation-utils/make-transform',
  ]) {
    await page.goto(path);
    const missing = await table(page)
      .locator('th a')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href')?.slice(1) ?? '')
          .filter((id) => document.getElementById(id) === null),
      );
    expect(missing, path).toEqual([]);
  }
});

test('the filter finds options by name, type and description', async ({page}) => {
  await open(page, player);
  await filter(page).fill('numberofshared');
  expect(await visibleNames(page)).toEqual(['numberOfSharedAudioTags?']);
  await expect(status(page)).toHaveText(/^1 of \d+$/);
  await filter(page).fill('errorfallback');
  expect(await visibleNames(page)).toEqual(['errorFallback?']);
  await filter(page).fill('poster while video buffering');
  expect(await visibleNames(page)).toEqual([
    'showPosterWhenBuffering?',
    'showPosterWhenBufferingAndPaused?',
  ]);
  // The heads of other groups are gone too.
  await expect(table(page).locator('th[colspan]').filter({visible: true})).toHaveText([
    'Poster and buffering',
  ]);
  await filter(page).fill('no such prop');
  await expect(status(page)).toHaveText('No matches');
  expect(await visibleNames(page)).toEqual([]);
});

test('a member of an option is found together with the option', async ({page}) => {
  await open(page, '/docs/renderer/render-media');
  await filter(page).fill('headless?');
  expect(await visibleNames(page)).toEqual(['chromiumOptions?', 'headless?']);
  await expect(status(page)).toHaveText(/^1 of \d+$/);
});

test('of options that share a row, only those that match are counted', async ({page}) => {
  await open(page, '/docs/animation-utils/make-transform');
  await filter(page).fill('c3');
  await expect(status(page)).toHaveText('1 of 36');
  await expect(table(page).getByRole('link', {name: 'c3', exact: true})).toBeVisible();
});

test('works by keyboard alone', async ({page}) => {
  await open(page, render);
  await filter(page).focus();
  const total = await table(page).locator('tr:has(td)').count();
  await page.keyboard.type('--crf');
  expect(await visibleNames(page)).toEqual(['--crf']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#--crf$/);
  await expect(page.locator('[id="--crf"]')).toBeInViewport();
  await filter(page).focus();
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(status(page)).toHaveText('');
  expect(await visibleNames(page)).toHaveLength(total);
});

test('what is typed before the app runs filters the table', async ({page}) => {
  await page.goto(render);
  await filter(page).pressSequentially('pixel-format');
  await expect(status(page)).toHaveText(/^1 of \d+$/);
  expect(await visibleNames(page)).toEqual(['--pixel-format']);
});

test('nothing moves while the filter starts', async ({page}) => {
  await recordLayoutShifts(page);
  await open(page, render);
  await page.waitForTimeout(500);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table is complete and has no filter', async ({page}) => {
    await page.goto(render);
    await expect(filter(page)).toHaveCount(0);
    const rows = table(page).locator('tr:has(td)');
    expect(await rows.filter({visible: true}).count()).toBe(await rows.count());
    expect(await rows.count()).toBeGreaterThan(50);
  });

  test('a fragment opens the flags of every command', async ({page}) => {
    await page.goto(render);
    await expect(page.locator('[id="--log"]')).toBeHidden();
    await page.goto(`${render}#--log`);
    await expect(page.locator('[id="--log"]')).toBeInViewport();
  });
});

test.describe('flags of every command', () => {
  const summary = (page: Page) => page.getByText('Flags of every command').last();

  test('are collapsed, and open by keyboard', async ({page}) => {
    await open(page, render);
    const heading = page.locator('[id="--config"]');
    await expect(heading).toBeHidden();
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
  });

  test('open when a link of the app leads into them', async ({page}) => {
    await open(page, render);
    await table(page).getByRole('link', {name: '--help'}).click();
    await expect(page.locator('[id="--help"]')).toBeInViewport();
    await page.evaluate(() =>
      document.querySelector('[id="--help"]')?.closest('details')?.removeAttribute('open'),
    );
    await page.evaluate(() => {
      window.history.pushState({}, '', '#--log');
      window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(page.locator('[id="--log"]')).toBeInViewport();
  });

  test('are open in print', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await open(page, render);
    await expect(page.locator('[id="--config"]')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('rows are blocks, and no text is squeezed', async ({page}) => {
    await open(page, player);
    expect(
      await table(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
    const widths = await table(page)
      .locator('tr:has(td) > td:last-child')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(300);
    await filter(page).fill('posterFillMode');
    expect(await visibleNames(page)).toEqual(['posterFillMode?']);
  });
});

test('cells of the matrix keep the fragments that headings had', async ({page}) => {
  await open(page, '/docs/animation-utils/make-transform#d3');
  await expect(page.locator('td > #d3')).toBeInViewport();
});

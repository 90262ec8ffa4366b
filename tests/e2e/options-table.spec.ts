/** A page with many options lists them in a table, in which a reader finds an option and its details. */
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

const player = '/docs/player/player';
const render = '/docs/cli/render';

const table = (page: Page) => page.locator('table[data-nosnippet]');
const filter = (page: Page) => page.getByRole('searchbox', {name: /^Filter \d+/});
const status = (page: Page) => page.locator('main input[type=search] + [role=status]');
const visibleNames = (page: Page) =>
  table(page).locator('tr:has(td) > th').filter({visible: true}).allTextContents();

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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a fragment opens the flags of every command', async ({page}) => {
    await page.goto(render);
    await expect(page.locator('[id="--log"]')).toBeHidden();
    await page.goto(`${render}#--log`);
    await expect(page.locator('[id="--log"]')).toBeInViewport();
  });
});

test.describe('flags of every command', () => {
  test('open when a link of the router leads into them', async ({page}) => {
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

test('cells of the matrix keep the fragments that headings had', async ({page}) => {
  await open(page, '/docs/animation-utils/make-transform#d3');
  await expect(page.locator('td > #d3')).toBeInViewport();
});

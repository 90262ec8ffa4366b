/** Demos: the player on request, a playhead and controls, nothing that jumps, and a way on when the player does not load. */
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open} from './support/site';
import {holdPageScript, losePageScript} from './support/scripts';
import {expect, test} from './support/test';

/** A text that only the script of the player contains. */
const playerScript = 'initiallyMuted:!0';

const demo = (page: Page) => page.getByRole('figure', {name: 'Demo: interpolate()'});
const play = (page: Page) => demo(page).getByRole('button', {name: /^Play/});
const pause = (page: Page) => demo(page).getByRole('button', {name: /^Pause/});
const playhead = (page: Page) => demo(page).getByRole('slider', {name: /^Timeline of/});
const player = (page: Page) => demo(page).locator('.__remotion-player');
const frame = async (page: Page): Promise<number> => Number(await playhead(page).inputValue());

test('plays when its button is pressed, and pauses', {tag: '@stock'}, async ({page}) => {
  await open(page, '/docs/interpolate');
  await play(page).click();
  await expect(player(page)).toBeVisible();
  await expect(pause(page)).toBeVisible();
  const before = await frame(page);
  await expect.poll(() => frame(page)).not.toBe(before);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  const stopped = await frame(page);
  await page.waitForTimeout(300);
  expect(await frame(page)).toBe(stopped);
});

test('plays when its picture is pressed', async ({page}) => {
  await open(page, '/docs/interpolate');
  await demo(page).getByRole('img').scrollIntoViewIfNeeded();
  const box = await demo(page).getByRole('img').boundingBox();
  await page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
  await expect(pause(page)).toBeVisible();
});

test('the playhead seeks by a press on the strip', async ({page}) => {
  await open(page, '/docs/interpolate');
  await playhead(page).scrollIntoViewIfNeeded();
  const last = Number(await playhead(page).getAttribute('max'));
  const box = await playhead(page).boundingBox();
  await page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) * 0.25,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
  await expect(player(page)).toBeVisible();
  await expect.poll(async () => (await frame(page)) / last).toBeCloseTo(0.25, 1);
  await expect(play(page)).toBeVisible();
  await playhead(page).press('End');
  await expect(playhead(page)).toHaveValue(String(last));
  await expect(playhead(page)).toHaveAttribute('aria-valuetext', `frame ${last} of ${last}`);
});

test('its controls change what is rendered, and can be reset', async ({page}) => {
  await open(page, '/docs/interpolate');
  await playhead(page).press('ArrowRight');
  await expect(player(page)).toBeVisible();
  const controls = demo(page).getByRole('form', {name: /^Controls for/});
  const select = controls.getByRole('combobox').first();
  const before = await player(page).innerHTML();
  await playhead(page).press('End');
  const initial = await select.inputValue();
  const atEnd = await player(page).innerHTML();
  expect(atEnd).not.toBe(before);
  const options = await select.locator('option').allTextContents();
  for (const option of options.filter((text) => text !== initial)) {
    await select.selectOption(option);
    await expect(select).toHaveValue(option);
  }
  const slider = controls.getByRole('slider').first();
  if ((await slider.count()) > 0) {
    await slider.press('End');
  }
  await expect.poll(() => player(page).innerHTML()).not.toBe(atEnd);
  await controls.getByRole('button', {name: 'Reset'}).click();
  await expect(select).toHaveValue(initial);
  await expect.poll(() => player(page).innerHTML()).toBe(atEnd);
});

for (const width of [1440, 390]) {
  test(`nothing jumps at ${width} px: not at load, not when the player comes, not when it plays`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await recordLayoutShifts(page);
    const {release} = await holdPageScript(page, playerScript);
    await open(page, '/docs/interpolate');
    await demo(page).scrollIntoViewIfNeeded();
    const box = await demo(page).getByRole('img').boundingBox();
    await play(page).click();
    // While the player loads, the poster stays.
    await expect(demo(page).getByRole('img')).toHaveJSProperty('tagName', 'IMG');
    release();
    await expect(player(page)).toBeVisible();
    await page.waitForTimeout(500);
    const now = await player(page).boundingBox();
    expect([Math.round(now?.x ?? 0), Math.round(now?.width ?? 0)]).toEqual([
      Math.round(box?.x ?? 0),
      Math.round(box?.width ?? 0),
    ]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('when the player does not load, it says so without moving the page, and “Try again” loads it', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed/, /ERR_FAILED/);
  let lost = true;
  await recordLayoutShifts(page);
  await losePageScript(page, playerScript, () => lost);
  await open(page, '/docs/interpolate');
  await play(page).click();
  const alert = demo(page).getByRole('alert');
  await expect(alert).toContainText('The player did not load');
  await expect(alert.locator('svg')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toContainText('The player did not load');
  lost = false;
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(player(page)).toBeVisible();
  await expect(pause(page)).toBeVisible();
});

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('a demo that leaves the view pauses', async ({page}) => {
  await open(page, '/docs/interpolate');
  await play(page).click();
  await expect(player(page)).toBeVisible();
  await scrollToEnd(page);
  await expect(player(page)).not.toBeInViewport();
  await expect(demo(page).getByRole('button', {name: /^Play/})).toHaveCount(1);
});

test('a demo whose player arrives out of view does not play', async ({page}) => {
  const {release} = await holdPageScript(page, playerScript);
  await open(page, '/docs/interpolate');
  await play(page).click();
  await scrollToEnd(page);
  release();
  await expect(player(page)).toBeAttached();
  await expect(player(page)).not.toBeInViewport();
  await expect(demo(page).getByRole('button', {name: /^Play/})).toHaveCount(1);
});

test('/player/ shows a live Player whose props one can edit, and the code follows', async ({
  page,
}) => {
  await open(page, '/player/');
  const live = page.getByRole('figure', {name: /^Demo: /}).first();
  const code = page.getByLabel('The code of this player with the current props');
  await expect(code).toContainText("name: 'Ada'");
  await live.getByRole('button', {name: /^Play/}).click();
  await live.getByLabel('Name', {exact: true}).fill("Zo'e");
  await expect(code).toContainText("name: 'Zo\\'e'");
  await expect(live.locator('.__remotion-player')).toContainText("Zo'e");
  await live.getByLabel('Product', {exact: true}).selectOption('lamp');
  await expect(code).toContainText("product: 'lamp'");
  await expect(live.locator('.__remotion-player')).toContainText('lamp');
});

test('/lambda/ works out the cost of a video, with the formula on the page', async ({page}) => {
  await open(page, '/lambda/');
  const total = page.getByText(/in AWS costs for one render/);
  const before = await total.textContent();
  await page.getByLabel('Length of the video').press('End');
  await expect(total).not.toHaveText(before ?? '');
  await expect(page.getByRole('definition').filter({hasText: '18000 ×'})).toBeVisible();
});

/** The home page: a composition with its code under one playhead, which moves before hydration. */
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open, setConnection} from './support/site';
import {expect, test} from './support/test';

const playhead = (page: Page) => page.getByRole('slider', {name: /^Timeline of the composition/});
const hero = (page: Page) => page.locator('main section').first();
const value = (page: Page, name: string) =>
  hero(page)
    .locator('pre code > span')
    .filter({hasText: new RegExp(`^\\s*${name}:`)});
const frame = async (page: Page): Promise<number> => Number(await playhead(page).inputValue());

const clip = (page: Page) => hero(page).locator('video');

/** The clip takes five seconds. A busy machine needs longer for what a test does while it plays. */
const playSlowly = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener(
      'play',
      ({target}) => {
        (target as HTMLVideoElement).playbackRate = 0.2;
      },
      {capture: true},
    );
  });
const playToEnd = async (page: Page) => {
  await clip(page).evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 8;
  });
  await expect.poll(() => clip(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
};

test('it plays once when it is in view, before hydration, and shows frame and values', async ({
  page,
}) => {
  await playSlowly(page);
  await page.goto('/');
  await expect(hero(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect.poll(() => frame(page)).toBeGreaterThan(30);
  await expect(value(page, 'x')).not.toContainText(' 0.0%');
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
  await playToEnd(page);
  await expect(playhead(page)).toHaveValue('149');
  await expect(value(page, 'x')).toContainText('100.0%');
  await expect(hero(page).getByRole('button', {name: 'Play'})).toBeVisible();
});

test('React takes over while it plays, without a jump', async ({page}) => {
  await playSlowly(page);
  await page.goto('/');
  await expect.poll(() => frame(page)).toBeGreaterThan(10);
  await page.mouse.move(20, 300, {steps: 3});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const before = await frame(page);
  await expect.poll(() => frame(page)).toBeGreaterThan(before);
  await playToEnd(page);
  await expect(value(page, 'x')).toContainText('100.0%');
  await expect(hero(page).locator('.__remotion-player')).toHaveCount(0);
});

test('it pauses out of view, and goes on when it is back', async ({page}) => {
  await playSlowly(page);
  await page.goto('/');
  const paused = () => clip(page).evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(paused).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(paused).toBe(false);
});

test('a reader can pause it, and play on from there', async ({page}) => {
  await playSlowly(page);
  await open(page, '/');
  await expect.poll(() => frame(page)).toBeGreaterThan(10);
  await hero(page).getByRole('button', {name: 'Pause'}).click();
  await expect(hero(page).getByRole('button', {name: 'Play'})).toBeVisible();
  const at = await frame(page);
  await hero(page).getByRole('button', {name: 'Play'}).click();
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
  await expect.poll(() => frame(page)).toBeGreaterThan(at);
});

test('with data saver, it plays only when it is asked to', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, '/');
  await page.mouse.move(400, 400);
  await page.waitForTimeout(500);
  await expect(playhead(page)).toHaveValue('0');
  await hero(page).getByRole('button', {name: 'Play'}).click();
  await expect.poll(() => frame(page)).toBeGreaterThan(0);
});

test('the videos further down repeat in view, and one button pauses all of them', async ({
  page,
}) => {
  await open(page, '/');
  const section = page.locator('main section').filter({hasText: 'What you can make'});
  await section.getByRole('list').scrollIntoViewIfNeeded();
  const playing = () =>
    section
      .locator('video')
      .evaluateAll((videos: HTMLVideoElement[]) => videos.filter((video) => !video.paused).length);
  await expect.poll(playing).toBeGreaterThan(2);
  await section.getByRole('button', {name: 'Pause all videos'}).click();
  await expect.poll(playing).toBe(0);
  await section.getByRole('button', {name: 'Play all videos'}).click();
  await expect.poll(playing).toBeGreaterThan(2);
});

test('at every width, rows have no orphans, and no code is cut off', async ({page}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 820, 1440]) {
    await page.setViewportSize({width, height: 900});
    const rows = await page
      .locator('main :is(ul, ol)')
      .filter({has: page.locator('h3, strong')})
      .evaluateAll((lists) =>
        lists
          .filter((list) => getComputedStyle(list).display === 'grid')
          .map((list) => {
            const tops = [...list.children]
              .filter((item) => item.checkVisibility())
              .map((item) => Math.round(item.getBoundingClientRect().top));
            const sizes = [...new Set(tops)].map(
              (top) => tops.filter((each) => each === top).length,
            );
            return {name: list.textContent?.slice(0, 40), sizes};
          }),
      );
    expect(rows.length).toBeGreaterThan(5);
    expect(
      rows.filter(({sizes}) => new Set(sizes).size !== 1),
      `${width} px`,
    ).toEqual([]);
    const overflows = await page
      .locator('main pre')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(overflows, `${width} px`).toEqual([0, 0, 0, 0]);
    if (width === 390) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        7000,
      );
    }
  }
});

test('the playhead moves the values beside the code, and the picture', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await playhead(page).focus();
  await page.keyboard.press('Home');
  await expect(value(page, 'scale')).toContainText('0.00');
  await expect(value(page, 'x')).toContainText('0.0%');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(playhead(page)).toHaveValue('12');
  await expect(value(page, 'x')).toContainText('8.1%');
  await page.keyboard.press('End');
  await expect(value(page, 'scale')).toContainText('1.00');
  await expect(value(page, 'x')).toContainText('100.0%');
  await expect(hero(page).locator('.__remotion-player')).toContainText('149');
});

test('when the player does not load, the poster and the values stay, and the next touch tries again', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed/, /ERR_FAILED/);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  let lost = true;
  await page.route('**/assets/js/*.js', (route) => (lost ? route.abort() : route.continue()));
  await playhead(page).press('ArrowRight');
  await expect(value(page, 'x')).toContainText('0.7%');
  await page.waitForTimeout(300);
  await expect(hero(page).locator('img[src^="/posters/hero"]:visible')).toBeVisible();
  lost = false;
  await playhead(page).press('End');
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
});

test('nothing jumps on a phone, not at load and not when the player comes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await recordLayoutShifts(page);
  await open(page, '/');
  await playhead(page).press('End');
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await layoutShifts(page)).toEqual([]);
});

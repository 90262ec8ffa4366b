/** The home page: a composition with its code under one playhead, usable before the player is there. */
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
const loadsPlayer = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js') && !name.includes('/main.'));
    const texts = await Promise.all(
      scripts.map(async (url) => (await fetch(url, {cache: 'force-cache'})).text()),
    );
    return texts.some((text) => text.includes('initiallyMuted:!0'));
  });

test('the poster is there first, with its size, and is fetched with priority', async ({page}) => {
  await page.goto('/', {waitUntil: 'load'});
  const poster = hero(page).locator('img[src^="/posters/hero"]');
  await expect(poster).toBeVisible();
  await expect(poster).toHaveAttribute('fetchpriority', 'high');
  expect(await poster.getAttribute('width')).toMatch(/^\d+$/);
  expect(await poster.getAttribute('height')).toMatch(/^\d+$/);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the player comes after a first sign of the reader, not with the page', async ({page}) => {
  // Else it would come by itself after a while.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const waitBriefly = (callback: TimerHandler, delay = 0, ...args: unknown[]) =>
      delay > 3000 ? 0 : wait(callback, delay, ...args);
    Object.assign(window, {setTimeout: waitBriefly});
  });
  await open(page, '/');
  await page.waitForTimeout(1000);
  await expect(hero(page).locator('.__remotion-player')).toHaveCount(0);
  expect(await loadsPlayer(page)).toBe(false);
  // Beside the controls: what happens on those is no sign.
  await page.mouse.move(20, 300);
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
  await expect(hero(page).getByRole('button', {name: /^Pause/})).toBeVisible();
  const before = await frame(page);
  await expect.poll(() => frame(page)).not.toBe(before);
});

test('before a click, tap or key it does not come, because browsers would block its sound and warn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const created: boolean[] = [];
    Object.assign(window, {created});
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        created.push(navigator.userActivation.hasBeenActive);
      }
    };
  });
  await page.goto('/', {waitUntil: 'load'});
  // Nothing is evaluated in the page before the key: for the browser, that is an action of the reader.
  const main = page.waitForResponse(/\/main\.\w+\.js$/);
  await page.mouse.move(300, 300, {steps: 3});
  await main;
  await page.waitForLoadState('networkidle');
  await page.mouse.move(20, 300, {steps: 3});
  await page.mouse.wheel(0, 20);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
  const created = await page.evaluate(() => (window as unknown as {created: boolean[]}).created);
  expect(created).toEqual([true]);
});

test('once the reader has used the page, it comes after a while without a sign', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(3500);
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
});

test('with data saver it comes only when it is asked for', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: true});
  await page.clock.install();
  await open(page, '/');
  await page.mouse.move(400, 400);
  await page.clock.runFor(10_000);
  await expect(hero(page).locator('.__remotion-player')).toHaveCount(0);
  await hero(page).getByRole('button', {name: /^Play/}).click();
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
});

test('the playhead moves the values beside the code', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await playhead(page).focus();
  await page.keyboard.press('Home');
  await expect(value(page, 'opacity')).toContainText('0.00');
  await expect(value(page, 'x')).toContainText('96 px');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(playhead(page)).toHaveValue('12');
  await expect(value(page, 'opacity')).toContainText('0.50');
  await page.keyboard.press('End');
  await expect(value(page, 'opacity')).toContainText('1.00');
  await expect(value(page, 'x')).toContainText('1184 px');
});

test('the picture follows the playhead too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await playhead(page).press('Home');
  const picture = hero(page).locator('.__remotion-player');
  await expect(picture).toBeVisible();
  await playhead(page).press('End');
  await expect(picture).toContainText('149');
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
  await playhead(page).press('Home');
  await expect(value(page, 'x')).toContainText('96 px');
  await page.waitForTimeout(300);
  await expect(hero(page).locator('img[src^="/posters/hero"]')).toBeVisible();
  lost = false;
  await playhead(page).press('End');
  await expect(hero(page).locator('.__remotion-player')).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`nothing jumps at ${width} px, not at load and not when the player comes`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await recordLayoutShifts(page);
    await open(page, '/');
    await page.mouse.move(100, 400);
    await expect(hero(page).locator('.__remotion-player')).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('it shows what is built, code beside result, the products, templates, and where to start', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.locator('main');
  expect(await main.getByRole('figure', {name: /^Demo: /}).count()).toBeGreaterThanOrEqual(5);
  for (const path of [
    '/player/',
    '/lambda/',
    '/templates/',
    '/docs/',
    '/docs/media-parser',
    '/docs/recorder',
    '/templates/hello-world',
    '/learn/apple-wow',
  ]) {
    expect(await main.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
});

test('the check of layout shifts finds one', async ({page}) => {
  await recordLayoutShifts(page);
  await open(page, '/contact/');
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<div style="height: 200px"></div>'),
  );
  await expect.poll(async () => (await layoutShifts(page)).length).toBeGreaterThan(0);
});

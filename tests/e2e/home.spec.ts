/** The home page: a composition with its code under one playhead, which moves before the app runs. */
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
  const poster = hero(page).locator('img[src^="/posters/hero"]:visible');
  await expect(poster).toBeVisible();
  await expect(poster).toHaveAttribute('fetchpriority', 'high');
  expect(await poster.getAttribute('width')).toMatch(/^\d+$/);
  expect(await poster.getAttribute('height')).toMatch(/^\d+$/);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const {width, rows} of [
  {width: 1440, rows: 1},
  {width: 720, rows: 1},
  {width: 640, rows: 2},
  {width: 390, rows: 1},
]) {
  test(`at ${width} px, the first steps are in ${rows} full ${rows === 1 ? 'row' : 'rows'}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    const middles = await hero(page)
      .locator('div:has(> a.button)')
      .evaluate((actions) =>
        [...actions.children]
          .map((action) => action.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({top, height}) => Math.round(top + height / 2)),
      );
    expect(new Set(middles).size).toBe(rows);
    // The links are beside each other.
    expect(middles.at(-1)).toBe(middles.at(-2));
  });
}

const clip = (page: Page) => hero(page).locator('video');
const ends = (page: Page) =>
  expect.poll(() => clip(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);

test('it plays once when it is in view, before the app runs, and shows frame and values', async ({
  page,
}) => {
  await page.goto('/');
  await expect(hero(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect.poll(() => frame(page)).toBeGreaterThan(30);
  await expect(value(page, 'x')).not.toContainText(' 0.0%');
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
  await ends(page);
  await expect(playhead(page)).toHaveValue('149');
  await expect(value(page, 'x')).toContainText('100.0%');
  await expect(hero(page).getByRole('button', {name: 'Play'})).toBeVisible();
  expect(await loadsPlayer(page)).toBe(false);
});

test('the app takes over while it plays, without a jump', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => frame(page)).toBeGreaterThan(10);
  await page.mouse.move(20, 300, {steps: 3});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const before = await frame(page);
  await expect.poll(() => frame(page)).toBeGreaterThan(before);
  await ends(page);
  await expect(value(page, 'x')).toContainText('100.0%');
  await expect(hero(page).locator('.__remotion-player')).toHaveCount(0);
});

test('it pauses out of view, and goes on when it is back', async ({page}) => {
  await page.goto('/');
  const paused = () => clip(page).evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(paused).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(paused).toBe(false);
});

test('a reader can pause it, and play on from there', async ({page}) => {
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

for (const [width, height, tag] of [
  [1440, 900, '@desktop'],
  [390, 844, '@phone'],
] as const) {
  test(
    `the whole stage is on the first screen of ${width} x ${height} px`,
    {tag},
    async ({page}) => {
      await page.setViewportSize({width, height});
      await page.goto('/');
      const box = await hero(page).locator('[data-hero]').boundingBox();
      expect((box?.y ?? height) + (box?.height ?? height)).toBeLessThanOrEqual(height);
      const code = hero(page).locator('pre');
      expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    },
  );
}

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

test('on a phone, the page is at most 7,000 pixels high', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    7000,
  );
});

for (const width of [390, 768, 820, 1440]) {
  test(`rows have no orphans at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
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
    expect(rows.filter(({sizes}) => new Set(sizes).size !== 1)).toEqual([]);
  });
}

test('each link in the text and each title has one underline', async ({page}) => {
  await page.goto('/');
  const underlines = await page.locator('main a:not(.button)').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent,
      count: [link, ...link.querySelectorAll('*')].filter((part) =>
        getComputedStyle(part).textDecorationLine.includes('underline'),
      ).length,
    })),
  );
  expect(underlines.length).toBeGreaterThan(30);
  expect(underlines.filter(({count}) => count !== 1)).toEqual([]);
});

for (const width of [320, 360, 390, 1440]) {
  test(`no code is cut off at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const code = page.locator('main pre');
    expect(await code.count()).toBe(4);
    expect(
      await code.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth)),
    ).toEqual([0, 0, 0, 0]);
  });
}

test('the playhead moves the values beside the code', async ({page}) => {
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
});

test('the picture follows the playhead too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await playhead(page).press('ArrowRight');
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
  await playhead(page).press('ArrowRight');
  await expect(value(page, 'x')).toContainText('0.7%');
  await page.waitForTimeout(300);
  await expect(hero(page).locator('img[src^="/posters/hero"]:visible')).toBeVisible();
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
    await playhead(page).press('End');
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
  expect(await main.getByRole('figure', {name: /^Demo: /}).count()).toBeGreaterThanOrEqual(2);
  await expect(main.locator('video[loop]')).toHaveCount(6);
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

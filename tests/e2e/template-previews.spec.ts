/** A template's card plays a video while the reader points at it or focuses it, and its page has a button for that. */
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open, setConnection} from './support/site';
import {expect, test} from './support/test';

const card = (page: Page, name: string) =>
  page.locator('main li').filter({has: page.getByRole('link', {name, exact: true})});

const link = (page: Page, name: string) =>
  page.locator('main li').getByRole('link', {name, exact: true});

const video = (page: Page, name: string) => card(page, name).locator('video');

const plays = (page: Page, scope = page.locator('main')) =>
  expect
    .poll(() =>
      scope.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime > 0),
    )
    .toBe(true);

/** The clips that the page requested so far. */
const recordClips = (page: Page): string[] => {
  const clips: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.webm')) {
      clips.push(pathname);
    }
  });
  return clips;
};

test('a card plays while the pointer is on it, and loads nothing before', async ({page}) => {
  const clips = recordClips(page);
  await recordLayoutShifts(page);
  await open(page, '/templates/');
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.fonts.ready);
  expect(clips).toEqual([]);
  await card(page, 'Hello World').hover();
  await plays(page, card(page, 'Hello World'));
  expect([...new Set(clips)]).toEqual(['/posters/template-hello-world.webm']);
  await expect(page.locator('main video')).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(page.locator('main video')).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a card plays while its link has the keyboard focus', async ({page}) => {
  await recordLayoutShifts(page);
  await open(page, '/templates/');
  await page.getByRole('button', {name: 'all templates'}).focus();
  while (!(await link(page, 'Hello World').evaluate((it) => it === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await plays(page, card(page, 'Hello World'));
  await page.keyboard.press('Tab');
  await expect(video(page, 'Hello World')).toHaveCount(0);
  await plays(page, card(page, 'Blank'));
  expect(await layoutShifts(page)).toEqual([]);
});

test('Escape stops a card until the reader comes back to it', async ({page}) => {
  await open(page, '/templates/');
  await card(page, 'Hello World').hover();
  await plays(page, card(page, 'Hello World'));
  await page.keyboard.press('Escape');
  await expect(video(page, 'Hello World')).toHaveCount(0);
  await page.mouse.move(2, 2);
  await card(page, 'Hello World').hover();
  await plays(page, card(page, 'Hello World'));
});

test('a card plays in the theme of the page', async ({page}) => {
  const clips = recordClips(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/templates/');
  await card(page, 'Hello World').hover();
  await plays(page, card(page, 'Hello World'));
  expect([...new Set(clips)]).toEqual(['/posters/template-hello-world-dark.webm']);
});

for (const [reason, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({reducedMotion: 'reduce'})],
  ['data saver', (page: Page) => setConnection(page, {effectiveType: '4g', saveData: true})],
] as const) {
  test(`with ${reason}, a card loads and plays nothing`, async ({page, clock}) => {
    const clips = recordClips(page);
    await prepare(page);
    await clock.install();
    await open(page, '/templates/');
    await card(page, 'Hello World').hover();
    await clock.runFor(5000);
    await link(page, 'Blank').focus();
    await clock.runFor(5000);
    await expect(page.locator('main video')).toHaveCount(0);
    expect(clips).toEqual([]);
  });
}

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a card plays nothing, and the page of the template has a button', async ({page, clock}) => {
    const clips = recordClips(page);
    await clock.install();
    await open(page, '/templates/');
    await card(page, 'Hello World').dispatchEvent('pointerenter', {pointerType: 'touch'});
    await clock.runFor(5000);
    expect(clips).toEqual([]);
    await link(page, 'Hello World').tap();
    await expect(page).toHaveURL('/templates/hello-world');
    await page.getByRole('button', {name: 'Play the preview'}).tap();
    await plays(page);
  });
});

test('the page of a template plays and pauses its preview by keyboard', async ({page}) => {
  const clips = recordClips(page);
  await recordLayoutShifts(page);
  await open(page, '/templates/three');
  await expect(page.getByText('An illustration made for this site.')).toBeVisible();
  expect(clips).toEqual([]);
  const isPaused = () =>
    page.locator('main video').evaluate((element: HTMLVideoElement) => element.paused);
  await page.getByRole('button', {name: 'Play the preview'}).focus();
  await page.keyboard.press('Enter');
  await plays(page);
  await expect(page.getByRole('button', {name: 'Pause the preview'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(false);
  expect([...new Set(clips)]).toEqual(['/posters/template-three.webm']);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the page of a template says when its preview does not load, and tries again', async ({
  page,
  problems,
}) => {
  problems.expect(/template-three\.webm/, /ERR_FAILED/);
  let lost = true;
  await page.route('**/template-three.webm', (route) => (lost ? route.abort() : route.continue()));
  await recordLayoutShifts(page);
  await open(page, '/templates/three');
  await page.getByRole('button', {name: 'Play the preview'}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The preview did not load');
  await expect(alert.locator('svg')).toBeVisible();
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeFocused();
  lost = false;
  await again.click();
  await plays(page);
  await expect(alert).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

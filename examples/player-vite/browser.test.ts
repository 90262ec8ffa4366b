import {expect} from '@playwright/test';
import {afterEach, describe, test} from 'vitest';
import {expectGreeting, files, openApp, type Opened, playerOf} from './testing';

const out = files(`${import.meta.dirname}/dist`);

let app: Opened | undefined;

const open = async (path: string, script?: string): Promise<Opened> => {
  app = await openApp(out, path, script);
  return app;
};

afterEach(async () => {
  await app?.close();
  app = undefined;
});

test('the app plays, seeks and takes props', async () => {
  await expectGreeting(await open('/'));
});

describe('controls', () => {
  test('play, pause, seek and show the time', async () => {
    const {page, errors} = await open('/controls.html');
    const position = page.getByLabel('Position');
    await expect(page.getByText('0:00 / 0:04')).toBeVisible();

    await page.getByRole('button', {name: 'Play'}).click();
    await expect(page.getByText('0:01 / 0:04')).toBeVisible();
    await page.getByRole('button', {name: 'Pause'}).click();
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();

    await position.fill('60');
    await expect(page.getByText('0:02 / 0:04')).toBeVisible();
    await position.press('ArrowRight');
    await expect(position).toHaveValue('61');

    // The picture is clickable as well.
    await playerOf(page).click();
    await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
    await expect(page.getByText('0:03 / 0:04')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a drag holds the video and lets it go on', async () => {
    const {page, errors} = await open('/controls.html');
    await page.getByLabel('Loop').check();
    await page.getByRole('button', {name: 'Play'}).click();
    const box = (await page.getByLabel('Position').boundingBox())!;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 4, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, y, {steps: 4});
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
    await expect(page.getByText('0:02 / 0:04')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('volume, mute, speed and fullscreen', async () => {
    const {page, errors} = await open('/controls.html');
    const volume = page.getByLabel('Volume');
    await expect(volume).toHaveValue('1');
    await volume.fill('0.4');
    await page.getByRole('button', {name: 'Mute', exact: true}).click();
    await expect(volume).toHaveValue('0');
    await page.getByRole('button', {name: 'Unmute'}).click();
    await expect(volume).toHaveValue('0.4');
    await volume.fill('0');
    await page.getByRole('button', {name: 'Unmute'}).click();
    await expect(volume).toHaveValue('0.4');

    await page.getByLabel('Speed').selectOption('2');
    await page.getByLabel('Loop').check();

    await page.getByRole('button', {name: 'Fullscreen', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Leave fullscreen'})).toBeVisible();
    await expect(page.getByLabel('Position')).toBeVisible();
    const box = (await playerOf(page).boundingBox())!;
    const size = await page.evaluate(() => ({width: innerWidth, height: innerHeight}));
    expect(box.width).toBe(size.width);
    expect(box.height).toBeLessThan(size.height);
    expect(box.height).toBeGreaterThan(size.height / 2);
    await page.getByRole('button', {name: 'Leave fullscreen'}).click();
    await expect(page.getByRole('button', {name: 'Fullscreen', exact: true})).toBeVisible();
    expect(errors).toEqual([]);
  });
});

describe('canvas', () => {
  const firstItem = async ({page}: Opened): Promise<Record<string, number>> => {
    const items = JSON.parse((await page.locator('pre').textContent()) ?? '') as Record<
      string,
      number
    >[];
    return items[0];
  };

  test('layers are moved, resized and deleted', async () => {
    const opened = await open('/canvas.html');
    const {page, errors} = opened;
    const layer = page.getByRole('button', {name: 'Layer 1'});
    const player = (await playerOf(page).boundingBox())!;
    expect(player.width).toBe(640);

    // The Player has half the size of the composition: 50 pixels on the page are 100 in it.
    const at = {x: player.x + 120, y: player.y + 90};
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 50, at.y + 20, {steps: 5});
    await page.mouse.up();
    await expect(layer).toHaveAttribute('aria-pressed', 'true');
    expect(await firstItem(opened)).toMatchObject({left: 260, top: 180, width: 420, height: 260});

    const handle = (await page.locator('.handle').boundingBox())!;
    expect(Math.round(handle.width)).toBe(12);
    await page.mouse.move(handle.x + 6, handle.y + 6);
    await page.mouse.down();
    await page.mouse.move(handle.x + 6 + 30, handle.y + 6 - 10, {steps: 5});
    await page.mouse.up();
    expect(await firstItem(opened)).toMatchObject({left: 260, top: 180, width: 480, height: 240});

    await layer.press('ArrowLeft');
    expect(await firstItem(opened)).toMatchObject({left: 250});

    await page.mouse.click(player.x + 600, player.y + 40);
    await expect(layer).toHaveAttribute('aria-pressed', 'false');
    await layer.click({position: {x: 10, y: 10}});
    await page.getByRole('button', {name: 'Delete layer'}).click();
    await expect(layer).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the video plays below the layers', async () => {
    const {page, errors} = await open('/canvas.html');
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(page.getByText('0:01 / 0:05')).toBeVisible();
    await page.getByRole('button', {name: 'Layer 2'}).click();
    await expect(page.getByRole('button', {name: 'Pause video'})).toBeVisible();
    expect(errors).toEqual([]);
  });
});

describe('media keys', () => {
  // Headless browsers have no media keys: keeps what would answer them.
  const keepHandlers = `
    window.pressed = {};
    const {setActionHandler} = MediaSession.prototype;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      window.pressed[action] = handler;
      return setActionHandler.call(this, action, handler);
    };
  `;
  const press = async ({page}: Opened, action: string, details: object = {}): Promise<void> => {
    await page.evaluate(`pressed[${JSON.stringify(action)}](${JSON.stringify(details)})`);
  };

  test('the Player answers the keys', async () => {
    const opened = await open('/media-keys.html', keepHandlers);
    const {page, errors} = opened;
    await press(opened, 'play');
    await expect(page.getByText('0:01 / 0:04')).toBeVisible();
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    await press(opened, 'pause');
    await expect(page.getByRole('button', {name: 'Play video'})).toBeVisible();
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
    await press(opened, 'seekto', {seekTime: 2.5});
    await expect(page.getByText('0:02 / 0:04')).toBeVisible();
    await press(opened, 'previoustrack');
    await expect(page.getByText('0:00 / 0:04')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a session of the app answers the keys and names the video', async () => {
    const opened = await open('/media-session.html', keepHandlers);
    const {page, errors} = opened;
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Hello Ada');
    await press(opened, 'play');
    await expect(page.getByText('0:01 / 0:04')).toBeVisible();
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    await press(opened, 'pause');
    expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
    await press(opened, 'seekto', {seekTime: 1});
    await press(opened, 'seekforward', {seekOffset: 1});
    await expect(page.getByText('0:02 / 0:04')).toBeVisible();
    await press(opened, 'seekforward');
    await expect(page.getByText('0:04 / 0:04')).toBeVisible();
    await press(opened, 'seekbackward');
    await expect(page.getByText('0:00 / 0:04')).toBeVisible();
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Hello Ada');
    expect(errors).toEqual([]);
  });
});

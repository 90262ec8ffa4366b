import {findChromium} from '@docs-kit/tools/find-chromium';
import {type Browser, chromium, expect, type Page} from '@playwright/test';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import {files, playerOf} from '../player-vite/testing';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = createServer(files(path.join(import.meta.dirname, 'out')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({
    executablePath: findChromium(),
    // What visitors have. A headless browser would play sound without a click.
    args: ['--autoplay-policy=document-user-activation-required'],
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const run = async (
  hash: string,
  check: (page: Page, errors: readonly string[], logged: readonly string[]) => Promise<void>,
): Promise<void> => {
  const page = await browser.newPage({viewport: {width: 900, height: 700}});
  const errors: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => {
    logged.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/#${hash}`);
    await check(page, errors, logged);
  } finally {
    await page.close();
  }
};

const sizeOf = async (page: Page, index: number) => {
  const box = await playerOf(page).nth(index).boundingBox();
  return box && {width: Math.round(box.width), height: Math.round(box.height)};
};

test('the time display follows the Player and seeks', () =>
  run('current-time', async (page, errors) => {
    await expect(page.getByRole('status')).toHaveText('0:00 of 0:05, frame 0');
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(page.getByRole('status')).toContainText('0:01 of 0:05');
    await page.getByRole('button', {name: 'Pause video'}).click();
    await page.getByLabel('Position').fill('120');
    await expect(page.getByRole('status')).toHaveText('0:04 of 0:05, frame 120');
    expect(errors).toEqual([]);
  }));

test('playback with sound is refused, and starts after a click', () =>
  run('autoplay', async (page, errors, logged) => {
    // Whatever asks the page, a locator for instance, counts as an input of the visitor.
    await expect.poll(() => logged.join()).toContain('Could not play video');
    await page.getByRole('button', {name: 'Play with sound'}).click();
    await expect(page.getByRole('button', {name: 'Play with sound'})).toBeHidden();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await expect(page.locator('video')).toHaveJSProperty('muted', false);
    expect(errors).toEqual([]);
  }));

test('a muted start plays at once, and the sound comes with a click', () =>
  run('muted-start', async (page, errors) => {
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await expect(page.locator('video')).toHaveJSProperty('muted', true);
    await page.getByRole('button', {name: 'Sound on'}).click();
    await expect(page.locator('video')).toHaveJSProperty('muted', false);
    expect(errors).toEqual([]);
  }));

test('the chart holds playback until its values are there', () =>
  run('buffering', async (page, errors) => {
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      /^waiting at frame 3\d$/,
      /^resume at frame 3\d$/,
    ]);
    await expect(page.getByText('Loading…')).toBeHidden();
    expect(errors).toEqual([]);
  }));

test('the prefetched clip plays from memory', () =>
  run('preloading', async (page, errors) => {
    await expect(page.getByRole('status')).toHaveText('Ready to play');
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(page.locator('video')).toHaveAttribute('src', /^blob:/);
    expect(errors).toEqual([]);
  }));

test('the clip is mounted a second before it is shown', () =>
  run('premounting', async (page, errors) => {
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(page.locator('.clip')).toHaveCSS('opacity', '0');
    await expect(page.locator('.clip')).toHaveCSS('opacity', '1');
    expect(errors).toEqual([]);
  }));

test('data that is loaded early holds playback late', () =>
  run('premounting-data', async (page, errors) => {
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(page.getByRole('status')).toHaveText(/^Waited at frame 6\d$/);
    await expect(page.getByRole('heading')).toBeVisible();
    expect(errors).toEqual([]);
  }));

test('the styles of the page do not affect the video in the iframe, but its props do', () =>
  run('iframe', async (page, errors) => {
    const border = 'border-top-width';
    const frame = page.frameLocator('iframe[title="Preview"]');
    await expect(frame.getByText('Hello 0')).toBeVisible();
    await page.addStyleTag({content: 'div { border: 5px solid red }'});
    await expect(page.locator('#root')).toHaveCSS(border, '5px');
    await expect(frame.getByText('Hello 0')).toHaveCSS(border, '0px');
    await page.getByLabel('Text').fill('Bonjour');
    await expect(frame.getByText('Bonjour 0')).toBeVisible();
    expect(errors).toEqual([]);
  }));

test('each Player has the size that the page names', () =>
  run('sizing', async (page, errors) => {
    await expect(playerOf(page)).toHaveCount(3);
    expect(await sizeOf(page, 0)).toEqual({width: 600, height: 338});
    expect(await sizeOf(page, 1)).toEqual({width: 600, height: 500});
    // 30 % of a window of 700 pixels.
    expect(await sizeOf(page, 2)).toEqual({width: 373, height: 210});
    expect(
      await page.evaluate("document.querySelector('.__remotion-player').style.transform"),
    ).toBe('scale(0.46875)');
    expect(errors).toEqual([]);
  }));

test('every variation shows its video', () =>
  run('gallery', async (page, errors) => {
    await expect(page.locator('h1')).toHaveCount(8);
    await page.getByText('Watch the trailer').click();
    await expect(page.getByText('Watch the trailer')).toBeHidden();
    await page.getByLabel('Format').selectOption('portrait');
    await expect(playerOf(page).nth(3)).toHaveCSS('height', '400px');
    expect(errors).toEqual([]);
  }));

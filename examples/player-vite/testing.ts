/** What the tests of the Player examples share: a server, a browser, and the Player on the page. */
import {findChromium} from '@docs-kit/tools/find-chromium';
import {chromium, expect, type Locator, type Page} from '@playwright/test';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

export interface Opened {
  readonly page: Page;
  /** What the page logged as an error or threw. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export const files = (folder: string): RequestListener => {
  const handle = sirv(folder, {dev: true});
  return (request, response) => {
    handle(request, response, () => {
      response.writeHead(404).end(request.url);
    });
  };
};

/** Serves on a free port and opens `path` in a browser, which runs `script` before the page. */
export const openApp = async (
  listener: RequestListener,
  path: string,
  script = '',
): Promise<Opened> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const browser = await chromium.launch({executablePath: findChromium()});
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    const page = await browser.newPage({viewport: {width: 900, height: 700}});
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(script);
    await page.goto(`http://127.0.0.1:${port}${path}`);
    return {page, errors, close};
  } catch (error) {
    await close();
    throw error;
  }
};

/** The outermost element of the Player. */
export const playerOf = (page: Page): Locator =>
  page.locator('.__remotion-player').locator('xpath=../..');

/** Plays, seeks to the middle and changes the name in the app that shows `Greeting` with controls. */
export const expectGreeting = async ({page, errors}: Opened): Promise<void> => {
  const heading = page.getByRole('heading');
  await expect(heading).toHaveText('Hello Ada');
  await expect(page.getByText('0:00 / 0:04')).toBeVisible();
  await expect(heading).toHaveCSS('transform', 'matrix(0, 0, 0, 0, 0, 0)');

  await page.getByRole('button', {name: 'Play video'}).click();
  await expect(page.getByText('0:01 / 0:04')).toBeVisible();
  await expect(heading).not.toHaveCSS('transform', 'matrix(0, 0, 0, 0, 0, 0)');
  await page.getByRole('button', {name: 'Pause video'}).click();

  const box = await playerOf(page).boundingBox();
  if (!box) throw new Error('The Player has no size.');
  expect(box.width).toBe(640);
  expect(box.height).toBe(360);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 16);
  await expect(page.getByText('0:02 / 0:04')).toBeVisible();

  await page.getByLabel('Name').fill('Grace');
  await expect(heading).toHaveText('Hello Grace');
  expect(errors).toEqual([]);
};

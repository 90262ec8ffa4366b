/** Ask AI on a site without a chat service. With one: services.spec.ts. */
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {open} from './support/site';
import {expect, test} from './support/test';

const button = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});

const expectNoViolations = async (page: Page, within: string): Promise<void> =>
  expect(await axeFindings(page, {within})).toEqual([]);

test('the button is at the bottom right with a radius of 20 px, and covers nothing at the end of a page', async ({
  page,
}) => {
  await open(page, '/docs/spring');
  await expect(button(page)).toHaveCSS('border-radius', '20px');
  const height = 700;
  for (const width of [320, 420, 760, 1440]) {
    await page.setViewportSize({width, height});
    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    const covered = await button(page).evaluate((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      element.style.visibility = 'hidden';
      const points = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y) => document.elementFromPoint(x, y)),
      );
      element.style.visibility = '';
      return points
        .filter((at) => at?.closest('a, button, p, li, h1, h2, h3, .footer__copyright'))
        .map((at) => at?.outerHTML);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
  const box = await button(page).boundingBox();
  expect(box && [1440 - box.x - box.width, height - box.y - box.height]).toEqual([20, 20]);
});

test('the button says when its panel does not load, tries again, and leads to /ai', async ({
  page,
  problems,
}) => {
  problems.expect(/on-demand-ask-ai/, /ERR_FAILED/);
  let lost = true;
  await page.route('**/on-demand-ask-ai*.js', (route) => (lost ? route.abort() : route.continue()));
  await open(page, '/docs/spring');
  await button(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Ask AI did not load');
  await expect(alert.locator('svg')).toBeVisible();
  await expectNoViolations(page, '[role=alert]');
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeFocused();
  lost = false;
  await again.click();
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Closing the dialog goes back in the history, which would interrupt the reload.
  await expect.poll(() => page.evaluate(() => 'layer' in (history.state ?? {}))).toBe(false);
  lost = true;
  await page.reload();
  await button(page).click();
  await alert.getByRole('link', {name: 'Open the Ask AI page'}).click();
  await expect(page).toHaveURL('/ai');
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Ask AI');
});

test.describe('the panel', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/docs/spring');
    await button(page).click();
    await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  });

  test('searches the docs, and closes when a result is chosen', async ({page}) => {
    await page.keyboard.type('interpolate');
    await dialog(page).getByRole('link', {name: 'interpolate()', exact: true}).click();
    await expect(page).toHaveURL('/docs/interpolate');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('shows five results and leads to all', async ({page}) => {
    await page.keyboard.type('render');
    await expect(dialog(page).locator('ol').getByRole('listitem')).toHaveCount(5);
    await expect(dialog(page).getByRole('link', {name: /^See all \d+ results$/})).toHaveAttribute(
      'href',
      '/search?q=render',
    );
  });

  test('copies the prompt and the page as Markdown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await dialog(page).getByRole('button', {name: 'Copy prompt'}).click();
    await expect(dialog(page).getByText('Copied')).toBeVisible();
    expect(await clipboard()).toMatch(/^Read https/);
    await dialog(page).getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect.poll(clipboard).toContain('# ');
    await expect(dialog(page).getByRole('link', {name: 'View page as Markdown'})).toHaveAttribute(
      'href',
      '/docs/spring.md',
    );
  });

  test('copies the page in Firefox 115, which has no ClipboardItem', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await dialog(page).getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(dialog(page).getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# ');
  });

  test('keeps the focus, closes with Escape and gives the focus back', async ({page}) => {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('closes with its button, and with a click beside it', async ({page}) => {
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(10, 10);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('fits on a screen of 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 600});
    await page.keyboard.type('render');
    await expect(dialog(page).locator('ol').getByRole('listitem')).toHaveCount(5);
    const box = await dialog(page).boundingBox();
    expect(box && [box.x, box.width]).toEqual([0, 320]);
    expect(
      await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBe(0);
  });

  test('has nothing that assistive technology stumbles over', async ({page}) => {
    await page.keyboard.type('render');
    await expect(dialog(page).locator('ol').getByRole('listitem')).toHaveCount(5);
    await expectNoViolations(page, 'dialog');
  });
});

test('/ai is the panel as a page, without the button', async ({page}) => {
  await open(page, '/ai');
  await expect(button(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('interpolate');
  await page.getByRole('main').getByRole('link', {name: 'interpolate()', exact: true}).click();
  await expect(page).toHaveURL('/docs/interpolate');
  await expect(button(page)).toBeVisible();
});

test.describe('/ai-embed', () => {
  test('opens what it finds beside the frame it is in', async ({page}) => {
    await open(page, '/ai-embed');
    await page.getByRole('searchbox').fill('interpolate');
    const link = page.getByRole('link', {name: 'interpolate()', exact: true});
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('talks to the studio: takes the focus, and passes Control+i on', async ({page, baseURL}) => {
    await page.route('**/studio', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Studio</title><iframe src="/ai-embed" width="800" height="600" title="Ask AI"></iframe>
          <script>window.heard = []; addEventListener('message', ({data}) => window.heard.push(data));</script>`,
      }),
    );
    await page.goto(`${baseURL ?? ''}/studio`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({type: 'focus'}, '*'),
    );
    await expect(frame.getByRole('searchbox')).toBeFocused();
    await frame.getByRole('searchbox').press('Control+i');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {heard: unknown[]}).heard))
      .toContainEqual({type: 'cmd-i'});
  });
});

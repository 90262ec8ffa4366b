/** The menu that leads to the Markdown of a page. */
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {navigate, open} from './support/site';
import {expect, test} from './support/test';

const docsPage = '/docs/interpolate';
const twin = '/docs/interpolate.md';

const button = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menu = (page: Page) => page.getByRole('list', {name: 'Copy page'});
const entry = (page: Page, name: string) => menu(page).getByText(name, {exact: false});

test('a click copies the page as Markdown', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, docsPage);
  await button(page).click();
  await entry(page, 'Copy as Markdown').click();
  await expect(menu(page).getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get(twin)).text());
});

for (const [fault, answer] of Object.entries({
  'an error': {status: 500},
  'a page': {contentType: 'text/html', body: '<p>Not found</p>'},
})) {
  test(`a copy says that it failed if the server answers with ${fault}`, async ({
    page,
    context,
    problems,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    problems.allow(/status 500/, /status of 500/);
    await page.route(`**${twin}`, (route) => route.fulfill(answer));
    await open(page, docsPage);
    await button(page).click();
    await entry(page, 'Copy as Markdown').click();
    await expect(menu(page).getByRole('status')).toHaveText('Could not copy');
  });
}

test('assistants open on a click alone, in a new tab, with the address of the twin', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') {
      elsewhere.push(request.url());
    }
  });
  await open(page, docsPage);
  await button(page).click();
  for (const [name, start] of [
    ['ChatGPT', 'https://chatgpt.com/?q='],
    ['Claude', 'https://claude.ai/new?q='],
  ] as const) {
    const link = menu(page).getByRole('link', {name: `Open in ${name}`});
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(start)).toBe(true);
    expect(decodeURIComponent(href)).toMatch(/https?:\/\/[^/]+\/docs\/interpolate\.md /);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  expect(elsewhere).toEqual([]);
});

test('when the menu does not load, the button leads to the twin', async ({page, problems}) => {
  await page.route('**/on-demand-copy-page*', (route) => route.abort());
  problems.expect(/request failed .*on-demand-copy-page/, /console error: .*ERR_FAILED/);
  await open(page, docsPage);
  await button(page).click();
  await page.waitForURL(`**${twin}`);
});

test('by keyboard, Enter opens, the arrows move, Escape closes and gives the focus back', async ({
  page,
}) => {
  await open(page, docsPage);
  await button(page).focus();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'View as Markdown')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(page, 'Open in Claude')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'Open in Claude')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the open menu is accessible in ${scheme} colors`, async ({page}) => {
    await page.emulateMedia({colorScheme: scheme});
    await open(page, docsPage);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await axeFindings(page, {within: '[data-nosnippet]'})).toEqual([]);
  });
}

test('a second click, a click elsewhere and a change of page close the menu', async ({page}) => {
  await open(page, docsPage);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await button(page).click();
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await navigate(page, '/docs/spring');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    '/docs/spring.md',
  );
});

test('nothing moves, neither at load nor when the menu opens', async ({page}) => {
  await recordLayoutShifts(page);
  await open(page, docsPage);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('on a narrow phone, the button is beside the line, as large as a finger, and the menu on the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, docsPage);
  await expect(button(page)).toBeInViewport({ratio: 1});
  const box = (await button(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  expect(box.width).toBeLessThan(48);
  // The surroundings of the button take the press too.
  await page.mouse.click(box.x + box.width / 2, box.y - 6);
  await expect(menu(page)).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a plain link leads to the twin', async ({page}) => {
    await page.goto(docsPage);
    await expect(button(page)).toBeHidden();
    const link = page.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', twin);
  });
});

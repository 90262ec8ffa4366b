/** For machines that read: every docs page and post as Markdown, and the menu that leads there. */
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {fetchText, navigate, open} from './support/site';
import {expect, test} from './support/test';

const docsPage = '/docs/interpolate';

const pages = {
  'docs home': ['/docs/', '/docs.md'],
  'docs page': [docsPage, '/docs/interpolate.md'],
  'docs page in a folder': ['/docs/terminology/composition', '/docs/terminology/composition.md'],
  'release note': ['/blog/4-0', '/blog/4-0.md'],
  tutorial: ['/learn/apple-wow', '/learn/apple-wow.md'],
  'success story': ['/success-stories/yarx', '/success-stories/yarx.md'],
} as const;

const button = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menu = (page: Page) => page.getByRole('list', {name: 'Copy page'});
const entry = (page: Page, name: string) => menu(page).getByText(name, {exact: false});

for (const [kind, [path, twin]] of Object.entries(pages)) {
  test(`${kind}: the twin is at ${twin}, and the head and the menu lead there`, async ({
    page,
    request,
  }) => {
    const markdown = await fetchText(request, twin);
    await open(page, path);
    const title = (await page.locator('article h1').textContent()) ?? '';
    expect(markdown).toContain(`\n---\n\n# ${title}\n`);
    const link = page.locator('link[rel=alternate][type="text/markdown"]');
    await expect(link).toHaveAttribute('href', twin);
    await button(page).click();
    await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      twin,
    );
  });
}

test('pages of other kinds have neither menu nor link', async ({page}) => {
  for (const path of [
    '/',
    '/blog',
    '/blog/archive',
    '/learn',
    '/templates/hello-world',
    '/player/',
  ]) {
    await open(page, path);
    await expect(button(page)).toHaveCount(0);
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  }
});

test('the twin is Markdown to who fetches it', async ({request}) => {
  const response = await request.get('/docs/interpolate.md');
  expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
  const text = await response.text();
  expect(text).toContain('Type: `readonly number[]`');
  expect(text).toContain('- Player: yes');
  expect(text).toContain('**Demo: interpolate()**');
  expect(text).not.toMatch(/<Option|<Demo|<Compatibility|---cut---/);
});

test('llms.txt leads to every twin, llms-full.txt has them all', async ({request}) => {
  const index = await fetchText(request, '/llms.txt');
  const addresses = Array.from(
    index.matchAll(/^- \[.+\]\((\S+)\): /gm),
    ([, address]) => address ?? '',
  );
  expect(addresses.length).toBeGreaterThan(60);
  const full = await fetchText(request, '/llms-full.txt');
  for (const address of addresses) {
    expect(full).toContain(await fetchText(request, new URL(address).pathname));
  }
});

test('a click copies the page as Markdown', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, docsPage);
  await button(page).click();
  await entry(page, 'Copy as Markdown').click();
  await expect(menu(page).getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await fetchText(request, '/docs/interpolate.md'));
});

test('a copy that fails says so', async ({page, context, problems}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/docs/interpolate.md', (route) => route.fulfill({status: 500}));
  problems.expect(/status 500/, /console error: .*500/);
  await open(page, docsPage);
  await button(page).click();
  await entry(page, 'Copy as Markdown').click();
  await expect(menu(page).getByRole('status')).toHaveText('Could not copy');
});

test('a server that answers with a page has no Markdown to copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/docs/interpolate.md', (route) =>
    route.fulfill({contentType: 'text/html', body: '<p>Not found</p>'}),
  );
  await open(page, docsPage);
  await button(page).click();
  await entry(page, 'Copy as Markdown').click();
  await expect(menu(page).getByRole('status')).toHaveText('Could not copy');
});

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

test('nothing of the menu loads before the reader reaches for it', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isMenu = (path: string) => path.includes('on-demand-copy-page') || path.endsWith('.md');
  await open(page, docsPage);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter(isMenu)).toEqual([]);
  await button(page).focus();
  await expect.poll(() => loaded.filter(isMenu).length).toBeGreaterThan(0);
  expect(loaded.filter((path) => path.endsWith('.md'))).toEqual([]);
});

test('when the menu does not load, the button leads to the twin', async ({page, problems}) => {
  await page.route('**/on-demand-copy-page*', (route) => route.abort());
  problems.expect(/request failed .*on-demand-copy-page/, /console error: .*ERR_FAILED/);
  await open(page, docsPage);
  await button(page).click();
  await page.waitForURL('**/docs/interpolate.md');
});

test.describe('by keyboard', () => {
  test('Enter opens, the arrows move, Escape closes and gives the focus back', async ({page}) => {
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

  test('the arrow down opens it, and Tab behind its last entry closes it', async ({page}) => {
    await open(page, docsPage);
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'Copy as Markdown')).toBeFocused();
    for (let entries = 0; entries < 4; entries++) {
      await page.keyboard.press('Tab');
    }
    await expect(menu(page)).toHaveCount(0);
  });
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

for (const [kind, path] of [
  ['docs page', docsPage],
  ['post', '/blog/4-0'],
] as const) {
  test(`nothing moves on a ${kind}, neither at load nor when the menu opens`, async ({page}) => {
    await recordLayoutShifts(page);
    await open(page, path);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test(`a ${kind} on a narrow phone: the button is beside the line, as large as a finger, and the menu on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, path);
    await expect(button(page)).toBeInViewport({ratio: 1});
    const box = (await button(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    expect(box.width).toBeLessThan(48);
    // The surroundings of the button take the press too.
    await page.mouse.click(box.x + box.width / 2, box.y - 6);
    await expect(menu(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the title of a docs page is at the same height with and without breadcrumbs', async ({
  page,
}) => {
  const height = async (path: string) => {
    await open(page, path);
    return (await page.getByRole('heading', {level: 1}).boundingBox())?.y;
  };
  expect(await height('/docs/investors')).toBe(await height(docsPage));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [kind, [path, twin]] of Object.entries(pages)) {
    test(`${kind}: a plain link leads to the twin`, async ({page}) => {
      await page.goto(path);
      await expect(button(page)).toBeHidden();
      const link = page.getByRole('link', {name: 'View as Markdown'});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', twin);
    });
  }
});

/**
 * Two sites with the same pages: one without the packages, and one with all of them. With PACKED_SITE, the second one is
 * a build that `npm run test:packed` makes outside of the repository, with the packages as npm packs them.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {type SmallBuild, buildSmallSite, serveSmallSite} from './support/small-site';
import {expect, test} from './support/test';

test.describe.configure({mode: 'default'});

const origins = {stock: 'https://stock.example', packages: 'https://packages.example'};

const pages = [
  '/',
  '/brewing/first-brew',
  '/brewing/pour',
  '/brewing/repeat',
  '/brewing/wait',
  '/machines/',
  '/machines/connect',
  '/machines/errors',
  '/blog',
  '/blog/2025/05/01/first-release',
];

let stock: SmallBuild;
let packages: SmallBuild;

const build = (name: string) =>
  buildSmallSite({name: `sites-${name}`, siteDir: 'tests/sites', config: `${name}.config.ts`});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const packed = process.env['PACKED_SITE'];
  [stock, packages] = await Promise.all([
    build('stock'),
    packed ? {outDir: packed, remove: () => Promise.resolve()} : build('packages'),
  ]);
});
test.afterAll(() => Promise.all([stock.remove(), packages.remove()]));
test.beforeEach(async ({context}) => {
  await serveSmallSite(context, origins.stock, stock.outDir);
  await serveSmallSite(context, origins.packages, packages.outDir);
});

const isHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

const hydrate = async (page: Page): Promise<void> => {
  await page.mouse.move(10, 10);
  await page.mouse.down();
  await page.mouse.up();
  await expect(isHydrated(page)).toHaveCount(1);
};

/** The texts of a page, and the colors of its code, one for each character. Only the package colors diffs by language. */
const contentOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h1, h2, p, li, td')].map(({textContent}) =>
      // Without the package, Docusaurus shows the comment with the ID of a heading.
      (textContent ?? '')
        .replace(/\/\* #\w+ \*\//, '')
        .replace(/[\s\u200b]+/g, ' ')
        .trim(),
    );
    const code = [...main.querySelectorAll('pre:not(.language-diff) code > *')].map((line) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const colors: string[] = [];
      while (walker.nextNode()) {
        const {parentElement, textContent} = walker.currentNode;
        const color = getComputedStyle(parentElement!).color;
        colors.push(
          ...(textContent ?? '')
            .replace(/\s/g, '')
            .split('')
            .map((each) => each + color),
        );
      }
      return colors;
    });
    return {texts, code};
  });

for (const pathname of pages) {
  test(`${pathname} shows the same text and the same colors of code`, async ({page}) => {
    await page.goto(origins.stock + pathname);
    await expect(isHydrated(page)).toHaveCount(1);
    const expected = await contentOf(page);
    await page.goto(origins.packages + pathname);
    expect(await contentOf(page)).toEqual(expected);
    await hydrate(page);
    expect(await contentOf(page)).toEqual(expected);
  });
}

test('a page loads no scripts before a reader uses it', async ({page}) => {
  const scripts = (origin: string) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.url().startsWith(origin)) {
        urls.push(request.url());
      }
    });
    return urls;
  };
  const loaded = {stock: scripts(origins.stock), packages: scripts(origins.packages)};
  await page.goto(`${origins.stock}/brewing/pour`);
  await page.goto(`${origins.packages}/brewing/pour`);
  expect(loaded.stock).not.toEqual([]);
  expect(loaded.packages).toEqual([]);
  await hydrate(page);
  expect(loaded.packages).not.toEqual([]);
});

test('the search gets what a reader types before the page is hydrated', async ({page}) => {
  await page.goto(`${origins.packages}/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('repeat');
  await expect(isHydrated(page)).toHaveCount(1);
  await expect(page.getByPlaceholder('Search docs')).toHaveValue('repeat');
  await expect(page.getByRole('option').first()).toContainText('repeat()');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'repeat()'})).toBeVisible();
});

test('a link in the sidebar changes the page without reloading it', async ({page}) => {
  await page.goto(`${origins.packages}/brewing/pour`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.getByRole('link', {name: 'wait()', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'wait()'})).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a long sample is collapsed, and its button shows all lines', async ({page}) => {
  await page.goto(`${origins.packages}/brewing/recipes`);
  await page.getByText('Show all 47 lines').click();
  await expect(page.locator('pre').last()).toContainText('step45');
  await expect(page.locator('pre').last()).toBeVisible();
});

test('entries have a list and pages', async ({page}) => {
  await page.goto(`${origins.packages}/recipes`);
  await page.getByRole('link', {name: 'Iced coffee'}).click();
  await expect(page.getByText('24 grams of coffee')).toBeVisible();
});

test('headings have the IDs of their comments', async ({page}) => {
  await page.goto(`${origins.packages}/brewing/first-brew`);
  await expect(page.locator('h2#stronger')).toHaveText(/Make it stronger/);
});

test('pages have Markdown twins, and llms.txt lists them', async () => {
  const read = (file: string) => readFile(path.join(packages.outDir, file), 'utf8');
  expect(await read('brewing/pour.md')).toContain('| `speed` |');
  expect(await read('llms.txt')).toContain('https://kettle.example/brewing/pour.md');
});

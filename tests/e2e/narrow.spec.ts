/**
 * Narrow windows and large text: what opens there fits, targets are as large as a thumb, and tables can be read.
 * kinds.spec.ts looks at each kind of page, and sweep.spec.ts at all pages at 320 px.
 */
import {enlargeText, smallLinks, smallTargets, sticksOut} from './support/layout';
import {open} from './support/site';
import {expect, test} from './support/test';

test.describe('320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('the mobile sidebar fits', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    // It slides in.
    await expect.poll(async () => (await sidebar.boundingBox())?.x).toBe(0);
    expect((await sidebar.boundingBox())?.width).toBeLessThanOrEqual(320);
    expect(await sticksOut(page)).toEqual([]);
  });

  test('a playing demo with its controls fits', async ({page}) => {
    await open(page, '/docs/interpolate');
    const demo = page.getByRole('figure').first();
    await demo.getByRole('button', {name: /^Play/}).click();
    await expect(demo.getByRole('form', {name: /^Controls for/})).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    const outside = await demo
      .locator('input, select, button, output')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.closest('details') && part.getBoundingClientRect().right > 320)
          .map((part) => part.outerHTML.slice(0, 100)),
      );
    // The thumb of the playhead reaches beyond its strip, so that its ends can be touched.
    expect(outside.filter((html) => !html.includes('Timeline of'))).toEqual([]);
  });
});

test.describe('tables on phones', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test('show the header of its column in front of each cell', async ({page}) => {
    await page.goto('/docs/compare-ssr');
    const cell = page.locator('td').nth(1);
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    const header = await page.locator('th').nth(1).textContent();
    expect(label.replace('" "', '')).toBe(`"${header}: "`);
    // The cells are below each other.
    const [first, second] = [
      await page.locator('td').first().boundingBox(),
      await cell.boundingBox(),
    ];
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    expect(second?.x).toBe(first?.x);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('columnheader', {name: header ?? ''})).toBeAttached();
    await expect(page.getByRole('cell').nth(1)).toBeVisible();
  });

  test.afterEach(({problems}) => {
    // Pictures that are not loaded. Broken ones are found by sweep.spec.ts.
    problems.take();
  });
});

test.describe('thumbs', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  for (const path of [
    '/',
    '/templates/',
    '/templates/next',
    '/blog',
    '/docs/interpolate',
    '/docs/cli/render',
  ]) {
    test(`${path}: controls, and links that are not in a sentence, have targets of 44 px`, async ({
      page,
    }) => {
      await open(page, path);
      // They cover what is below them, wherever the reader scrolls.
      await page.addStyleTag({content: 'main ~ *, [class*=askAi] {display: none}'});
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallLinks(page)).toEqual([]);
    });
  }

  test('the items of the menu are at the bottom of the screen', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const items = page.locator('.navbar-sidebar .menu__list').first();
    await expect(items).toBeInViewport();
    const box = await items.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 60);
  });
});

test('with text at 200 % in a wide window, the hamburger button opens the menu, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/interpolate');
  await enlargeText(page);
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  await hamburger.click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar.getByRole('button', {name: 'Products', exact: true})).toBeInViewport();
  await sidebar.getByRole('button', {name: 'Products', exact: true}).click();
  await expect(sidebar.getByRole('link', {name: 'Lambda', exact: true})).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sidebar).toHaveCount(0);
  await expect(hamburger).toBeFocused();
  await hamburger.click();
  await sidebar.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL('/docs/api');
  await expect(sidebar).toHaveCount(0);
});

test('the layout is wide from 997 px on', async ({page}) => {
  await page.setViewportSize({width: 996, height: 700});
  await open(page, '/docs/interpolate');
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  const wide = [
    page.locator('.theme-doc-sidebar-container'),
    page.locator('.theme-doc-toc-desktop'),
    page.getByRole('button', {name: 'Products', exact: true}),
  ];
  await expect(hamburger).toBeVisible();
  for (const part of wide) {
    await expect(part).toBeHidden();
  }
  await page.setViewportSize({width: 997, height: 700});
  await expect(hamburger).toBeHidden();
  for (const part of wide) {
    await expect(part).toBeVisible();
  }
  expect(await sticksOut(page)).toEqual([]);
});

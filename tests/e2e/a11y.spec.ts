/** The colors of every kind of page in both modes, and parts that open. sweep.spec.ts applies the other rules of axe to all pages. */
import type {Page} from '@playwright/test';
import {axeFindings, colorRules, everyRule, type Finding} from './support/axe';
import {kinds} from './support/pages';
import {nextPaint, open} from './support/site';
import {expect, test} from './support/test';

/**
 * Code and the sidebar have the same colors on all docs pages. Their thousands of words take most of the time, so
 * their colors are only measured on this page.
 */
const pageWithAllColors = '/docs/interpolate';
const sharedByPages = ['.theme-code-block pre', '.theme-doc-sidebar-menu'];

const colorFindings = (page: Page): Promise<Finding[]> => {
  const except = new URL(page.url()).pathname === pageWithAllColors ? [] : sharedByPages;
  return axeFindings(page, {only: colorRules, except});
};

const analyze = async (page: Page): Promise<Finding[]> => [
  ...(await axeFindings(page, {only: everyRule, without: colorRules})),
  ...(await colorFindings(page)),
];

for (const [kind, path] of kinds) {
  test(`${kind} (${path}) has enough contrast in light and dark mode`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await open(page, path);
    const found: Record<string, Finding[]> = {};
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      // A transition of a color takes a frame, however short it is.
      await nextPaint(page);
      found[mode] = await colorFindings(page);
    }
    expect(found).toEqual({light: [], dark: []});
  });
}

test.describe('on a phone, with the parts open that are closed at first', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the sidebar with its primary menu', async ({page}) => {
    await open(page, '/lambda/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'Lambda', exact: true}),
    ).toBeVisible();
    expect(await analyze(page)).toEqual([]);
  });

  test('the sidebar with its secondary menu', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'interpolate()'}),
    ).toBeInViewport();
    expect(await analyze(page)).toEqual([]);
  });
});

test('a playing demo with its controls has no violation', async ({page}) => {
  await open(page, '/docs/interpolate');
  const demo = page.getByRole('figure').first();
  await demo.getByRole('button', {name: /^Play/}).click();
  await expect(demo.getByRole('button', {name: /^Pause/})).toBeVisible();
  await demo.getByText('View source').click();
  expect(await analyze(page)).toEqual([]);
});

test('the check finds what is wrong: low contrast, an image without words, a button without a name', async ({
  page,
}) => {
  await open(page, '/contact/');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p style="color: #ccc; background: #fff">faint</p><img src="/img/logo.svg"><button></button>',
      );
  });
  expect((await analyze(page)).map(({rule}) => rule).sort()).toEqual([
    'button-name',
    'color-contrast',
    'image-alt',
  ]);
});

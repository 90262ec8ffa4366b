/** Every kind of page passes axe in light and in dark mode, wide and narrow. sweep.spec.ts looks at all other pages. */
import type {Page} from '@playwright/test';
import {axeFindings, colorRules, everyRule, type Finding} from './support/axe';
import {type KindOfPage, kinds} from './support/pages';
import {nextPaint, open} from './support/site';
import {expect, test} from './support/test';

/** A finding that is let through. Each is a function, so that it says what it is about and why. */
type Exception = (finding: Finding, kind: KindOfPage) => boolean;

const exceptions: readonly Exception[] = [];

/**
 * Code and the sidebar have the same colors on all docs pages. Their thousands of words take most of the time, so
 * their colors are only measured on this page.
 */
const pageWithAllColors = '/docs/interpolate';
const sharedByPages = ['.theme-code-block pre', '.theme-doc-sidebar-menu'];

const analyze = async (page: Page, mode: 'light' | 'dark' = 'light'): Promise<Finding[]> => {
  const except = new URL(page.url()).pathname === pageWithAllColors ? [] : sharedByPages;
  const colors = await axeFindings(page, {only: colorRules, except});
  return mode === 'dark'
    ? colors
    : [...(await axeFindings(page, {only: everyRule, without: colorRules})), ...colors];
};

for (const [kind, path] of kinds) {
  test(`${kind} (${path}) has no violation in light and dark mode`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await open(page, path);
    const found: Record<string, Finding[]> = {};
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      // A transition of a color takes a frame, however short it is.
      await nextPaint(page);
      found[mode] = (await analyze(page, mode)).filter(
        (finding) => !exceptions.some((exception) => exception(finding, kind)),
      );
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

/** Navbar, footer, sidebars and scrolling. Prefetching is in requests.spec.ts, the announcement bar and dropdowns of versions and languages in services.spec.ts. */
import type {Page} from '@playwright/test';
import {navigate, open} from './support/site';
import {expect, test} from './support/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const footer = (page: Page) => page.getByRole('contentinfo');

test('the navbar and the footer list the parts of the site', async ({page}) => {
  await page.goto('/');
  const item = (name: string) => navbar(page).getByRole('link', {name, exact: true});
  await expect(item('Docs')).toHaveAttribute('href', '/docs/');
  await expect(item('API')).toHaveAttribute('href', '/docs/api');
  for (const [menu, items] of Object.entries({
    Products: [
      'Player',
      'Lambda',
      'Media Parser',
      'WebCodecs',
      'Recorder',
      'Editor Starter',
      'Timeline',
    ],
    Resources: ['Learn', 'Resources', 'Blog', 'Showcase', 'Convert a video', 'Support'],
    Commercial: [
      'License + Pricing',
      'Store',
      'Success Stories',
      'Experts',
      'About us',
      'Investors',
      'Contact us',
    ],
  })) {
    const dropdown = navbar(page)
      .locator('.dropdown')
      .filter({has: page.getByRole('button', {name: menu, exact: true})});
    await expect(dropdown.locator('li')).toContainText(items);
    await expect(dropdown.locator('li')).toHaveCount(items.length);
  }
  const icons = navbar(page).locator('.navbar-icon');
  for (const [index, name] of [/GitHub/, /Discord/, /X/].entries()) {
    await expect(icons.nth(index)).toHaveAccessibleName(name);
  }
  await expect(footer(page).locator('.footer__title')).toHaveText([
    'Remotion',
    'Community',
    'More',
  ]);
  for (const name of [
    'Docs',
    'Player',
    'Lambda',
    'Learn',
    'Store',
    'Discord',
    'X',
    'YouTube',
    'LinkedIn',
    'Changelog',
    'Acknowledgements',
    'License',
    'Brand',
  ]) {
    await expect(
      footer(page).getByRole('link', {name: new RegExp(`^${name}\\b`)}),
      name,
    ).toBeVisible();
  }
});

test('a menu of the navbar opens under the pointer and leads to its pages', async ({page}) => {
  await open(page, '/');
  await navbar(page).getByRole('button', {name: 'Products', exact: true}).hover();
  await navbar(page).getByRole('link', {name: 'Lambda', exact: true}).click();
  await expect(page).toHaveURL('/lambda/');
});

test('a right click on the logo opens the brand page in a new tab', async ({page, context}) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await navbar(page).getByRole('link', {name: 'Remotion home page'}).click({button: 'right'});
  const tab = await opened;
  await expect(tab).toHaveURL('/brand/');
  await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

  test('the hamburger opens a sidebar with the primary menu', {tag: '@stock'}, async ({page}) => {
    await open(page, '/');
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await hamburger(page).click();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
    for (const label of ['Docs', 'API']) {
      await expect(sidebar(page).getByRole('link', {name: label, exact: true})).toBeVisible();
    }
    await sidebar(page).getByRole('button', {name: 'Products', exact: true}).click();
    await sidebar(page).getByRole('link', {name: 'Lambda', exact: true}).click();
    await expect(page).toHaveURL('/lambda/');
    await expect(sidebar(page)).toBeHidden();
  });

  test('in the docs a secondary menu shows the docs sidebar, with a way back to the main menu', async ({
    page,
  }) => {
    await open(page, '/docs/the-fundamentals');
    await hamburger(page).click();
    const current = sidebar(page).getByRole('link', {name: 'The fundamentals', exact: true});
    await expect(current).toBeInViewport();
    await sidebar(page)
      .getByRole('button', {name: /Back to main menu/})
      .click();
    await expect(
      sidebar(page).getByRole('button', {name: 'Products', exact: true}),
    ).toBeInViewport();
    await expect(current).not.toBeInViewport();
  });

  test('the sidebar closes by its button and by a press beside it', async ({page}) => {
    await open(page, '/');
    await hamburger(page).click();
    await sidebar(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar(page)).toBeHidden();
    await hamburger(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.click(380, 500);
    await expect(sidebar(page)).toBeHidden();
  });
});

test('a skip link leads to the main content', async ({page}) => {
  await open(page, '/docs/interpolate');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  // The main content is where the keyboard goes on.
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

test.describe('footer', () => {
  test('has a logo that is 32 px tall, and white in dark mode', async ({page}) => {
    await open(page, '/');
    for (const [colorScheme, file] of [
      ['light', '/img/wordmark.svg'],
      ['dark', '/img/wordmark-white.svg'],
    ] as const) {
      await page.emulateMedia({colorScheme});
      const logo = footer(page).locator('img.footer__logo').filter({visible: true});
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('src', file);
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect((await logo.boundingBox())?.height).toBe(32);
    }
  });

  test('the copyright line bears the current year', async ({page}) => {
    await open(page, '/');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} `);
  });

  test('takes up at most a quarter of the screen of a docs page', async ({page}) => {
    await open(page, '/docs/spring');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({width, height});
      expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(height / 4);
      for (const part of await footer(page).locator('li a, .footer__title').all()) {
        await expect(part).toBeVisible();
      }
      await expect(footer(page).locator('.footer__copyright')).toBeVisible();
    }
  });
});

test.describe('scroll after a route change', () => {
  test.use({viewport: {width: 1440, height: 600}});
  const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

  test('to the top, where the address has no hash', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', {name: 'useCurrentFrame()'})
      .click();
    await expect(page).toHaveURL('/docs/use-current-frame');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('useCurrentFrame()');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('to the target of the hash, on another page', async ({page}) => {
    await open(page, '/about/');
    await navigate(page, '/docs/interpolate#compatibility');
    const target = page.locator('#compatibility');
    await expect(target).toBeInViewport();
    // Below the navbar, not behind it.
    expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect(await scrollTop(page)).toBeGreaterThan(300);
  });

  test('not at all, where only the query string changed', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.evaluate(() => window.scrollTo(0, 700));
    await navigate(page, '/docs/interpolate?from=test');
    await expect(page).toHaveURL('/docs/interpolate?from=test');
    await page.waitForTimeout(300);
    expect(await scrollTop(page)).toBe(700);
  });
});

test('the docs sidebar cannot be hidden, and its categories stay open when another is opened', async ({
  page,
}) => {
  await open(page, '/docs/the-fundamentals');
  await expect(page.getByRole('button', {name: /(?:Collapse|Expand) sidebar$/})).toHaveCount(0);
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  const collapsed = menu.locator('[aria-expanded=false]');
  const expanded = menu.locator('[aria-expanded=true]');
  const before = await expanded.count();
  expect(await collapsed.count()).toBeGreaterThan(1);
  await collapsed.first().click();
  await expect(expanded).toHaveCount(before + 1);
  await collapsed.first().click();
  await expect(expanded).toHaveCount(before + 2);
  await menu.getByRole('link', {name: 'Preview', exact: true}).click();
  await expect(page).toHaveURL('/docs/preview');
  await expect(expanded).toHaveCount(before + 2);
});

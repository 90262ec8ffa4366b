/** Navbar, footer, sidebars and scrolling. Prefetching is in requests.spec.ts, the announcement bar and dropdowns of versions and languages in small-site.spec.ts. */
import type {Page} from '@playwright/test';
import {kinds} from './support/pages';
import {linksOf, navigate, open} from './support/site';
import {expect, test} from './support/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const logo = (page: Page) => navbar(page).getByRole('link', {name: 'Remotion home page'});
const footer = (page: Page) => page.getByRole('contentinfo');

const count = (text: string, part: string): number => text.split(part).length - 1;

test('every page has a navbar, a main area and a footer, except those that ask for none', async ({
  request,
}) => {
  const without: string[] = [];
  for (const [kind, path] of kinds) {
    const html = await (await request.get(path)).text();
    if (kind === 'Ask AI embed') {
      without.push(html.includes('theme-layout-footer') ? 'with footer' : 'without footer');
      continue;
    }
    expect(count(html, 'theme-layout-navbar navbar'), `${kind}: navbar`).toBe(1);
    expect(count(html, 'theme-layout-main'), `${kind}: main area`).toBe(1);
    expect(count(html, '<main'), `${kind}: <main>`).toBe(1);
    expect(count(html, '<footer class="theme-layout-footer'), `${kind}: footer`).toBe(1);
  }
  expect(without).toEqual(['without footer']);
});

test.describe('navbar', () => {
  test.beforeEach(({page}) => open(page, '/'));

  test('has a left and a right group', async ({page}) => {
    await expect(navbar(page).locator('.navbar__inner > .navbar__items')).toHaveCount(2);
    const left = navbar(page).locator('.theme-layout-navbar-left');
    const right = navbar(page).locator('.theme-layout-navbar-right');
    for (const label of ['Docs', 'API']) {
      await expect(left.getByRole('link', {name: label, exact: true})).toBeVisible();
    }
    for (const label of ['Products', 'Resources', 'Commercial']) {
      await expect(left.getByRole('button', {name: label, exact: true})).toBeVisible();
    }
    await expect(right.getByRole('link')).toHaveCount(3);
  });

  test('Docs leads to the guide, API to the API reference', async ({page}) => {
    expect(await linksOf(page, '.theme-layout-navbar-left > a.navbar__link')).toEqual([
      {label: 'Docs', href: '/docs/'},
      {label: 'API', href: '/docs/api'},
    ]);
  });

  const menus = {
    Products: [
      ['Player', '/player/'],
      ['Lambda', '/lambda/'],
      ['Media Parser', '/docs/media-parser'],
      ['WebCodecs', '/docs/webcodecs'],
      ['Recorder', '/docs/recorder'],
      ['Editor Starter', '/docs/editor-starter'],
      ['Timeline', '/docs/timeline'],
    ],
    Resources: [
      ['Learn', '/learn'],
      ['Resources', '/docs/resources'],
      ['Blog', '/blog'],
      ['Showcase', '/showcase/'],
      ['Convert a video', /^https:\/\//],
      ['Support', '/docs/support'],
    ],
    Commercial: [
      ['License + Pricing', '/docs/license'],
      ['Store', /^https:\/\//],
      ['Success Stories', '/success-stories'],
      ['Experts', '/experts/'],
      ['About us', '/about/'],
      ['Investors', '/docs/investors'],
      ['Contact us', '/contact/'],
    ],
  } as const;

  for (const [menu, items] of Object.entries(menus)) {
    test(`the ${menu} menu opens and leads to ${items.map(([label]) => label).join(', ')}`, async ({
      page,
      request,
    }) => {
      const dropdown = navbar(page)
        .locator('.dropdown')
        .filter({has: page.getByRole('button', {name: menu, exact: true})});
      await expect(dropdown.getByRole('list')).toBeHidden();
      await dropdown.getByRole('button').hover();
      await expect(dropdown.getByRole('list')).toBeVisible();
      const links = dropdown.getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(items.length);
      for (const [index, [label, href]] of items.entries()) {
        await expect(links.nth(index)).toContainText(label);
        await expect(links.nth(index)).toHaveAttribute('href', href);
        if (typeof href === 'string') {
          expect((await request.get(href)).status(), href).toBe(200);
        }
      }
    });
  }

  test('icons link to the code repository, a chat community and a social network', async ({
    page,
  }) => {
    const icons = navbar(page).locator('.theme-layout-navbar-right a');
    await expect(icons).toHaveCount(3);
    for (const [index, [name, href]] of [
      [/GitHub/, /^https:\/\/github\.com\//],
      [/Discord/, /discord/],
      [/X/, /^https:\/\/x\.com\//],
    ].entries()) {
      await expect(icons.nth(index)).toHaveAccessibleName(name ?? '');
      await expect(icons.nth(index)).toHaveAttribute('href', href ?? '');
      await expect(icons.nth(index)).toHaveAttribute('target', '_blank');
    }
  });

  test('has a search button labelled "Search"', async ({page}) => {
    const button = navbar(page).getByRole('button', {name: /^Search\b/});
    await expect(button).toBeVisible();
    await expect(button).toContainText('Search');
  });

  test('has a toggle for the colour mode', async ({page}) => {
    await expect(
      navbar(page).getByRole('button', {name: /^Switch between dark and light mode/}),
    ).toBeVisible();
  });

  test('a right click on the logo opens the brand page in a new tab', async ({page, context}) => {
    const opened = context.waitForEvent('page');
    await logo(page).click({button: 'right'});
    const tab = await opened;
    await expect(tab).toHaveURL('/brand/');
    await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('a left click on the logo leads home', async ({page}) => {
    await navigate(page, '/about/');
    await expect(page).toHaveTitle(/^About/);
    await logo(page).click();
    await expect(page).toHaveURL('/');
  });
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

  test('in the blog the secondary menu lists the posts', async ({page}) => {
    await open(page, '/blog');
    await hamburger(page).click();
    await expect(sidebar(page).locator('a[href="/blog/media-parser"]')).toBeInViewport();
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
  for (const {mode, file} of [
    {mode: 'light', file: '/img/wordmark.svg'},
    {mode: 'dark', file: '/img/wordmark-white.svg'},
  ] as const) {
    test(`in ${mode} mode the logo is 32 px tall and shows ${file}`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode});
      await open(page, '/');
      const picture = footer(page).locator('img.footer__logo').filter({visible: true});
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAttribute('src', file);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect((await picture.boundingBox())?.height).toBe(32);
    });
  }

  test('the dark variant of the logo is white', async ({request}) => {
    const svg = await (await request.get('/img/wordmark-white.svg')).text();
    expect(svg).toMatch(/(?:fill|stroke)="#(?:fff|ffffff)"/i);
    expect(svg).not.toMatch(/(?:fill|stroke)="#16181d"/i);
  });

  test('the copyright line bears the current year', async ({page}) => {
    await open(page, '/');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} `);
  });

  test('three columns: the product, Community and More', async ({page}) => {
    await open(page, '/');
    const columns = footer(page).locator('.footer__col');
    await expect(columns).toHaveCount(3);
    await expect(footer(page).locator('.footer__title')).toHaveText([
      'Remotion',
      'Community',
      'More',
    ]);
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`takes up at most a quarter of the screen of a docs page at ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await open(page, '/docs/spring');
      expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(height / 4);
      for (const part of await footer(page).locator('li a, .footer__title').all()) {
        await expect(part).toBeVisible();
      }
      await expect(footer(page).locator('.footer__copyright')).toBeVisible();
    });
  }

  for (const [label, href] of [
    ['Docs', '/docs/'],
    ['Player', '/player/'],
    ['Lambda', '/lambda/'],
    ['Learn', '/learn'],
    ['Store', /^https:\/\/www\.remotion\.pro\//],
    ['Discord', /discord/],
    ['X', /^https:\/\/x\.com\//],
    ['YouTube', /^https:\/\/www\.youtube\.com\//],
    ['LinkedIn', /^https:\/\/www\.linkedin\.com\//],
    ['Changelog', /^https:\/\/github\.com\/.*releases/],
    ['Acknowledgements', '/docs/acknowledgements'],
    ['License', '/docs/license'],
    ['Brand', '/brand/'],
  ] as const) {
    test(`links to ${label}`, async ({page, request}) => {
      await page.goto('/');
      await expect(
        footer(page).getByRole('link', {name: new RegExp(`^${label}\\b`)}),
      ).toHaveAttribute('href', href);
      if (typeof href === 'string') {
        expect((await request.get(href)).status()).toBe(200);
      }
    });
  }
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

  test('to the target of the hash, on the same page', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.locator('.table-of-contents').getByRole('link', {name: 'Compatibility'}).click();
    await expect(page).toHaveURL('/docs/interpolate#compatibility');
    await expect(page.locator('#compatibility')).toBeInViewport();
  });

  test('not at all, where only the query string changed', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.evaluate(() => window.scrollTo(0, 700));
    await navigate(page, '/docs/interpolate?from=test');
    await expect(page).toHaveURL('/docs/interpolate?from=test');
    await page.waitForTimeout(300);
    expect(await scrollTop(page)).toBe(700);
  });

  test('not at all, where a filter of a list writes itself into the query string', async ({
    page,
  }) => {
    await open(page, '/showcase/');
    await page.evaluate(() => window.scrollTo(0, 60));
    await page
      .getByRole('group', {name: /^Filter/})
      .getByRole('button')
      .nth(1)
      .click();
    await expect(page).toHaveURL(/\/showcase\/\?tag=/);
    await page.waitForTimeout(300);
    expect(await scrollTop(page)).toBe(60);
  });
});

test.describe('docs sidebar', () => {
  const menu = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

  test('is not hideable', async ({page}) => {
    await open(page, '/docs/the-fundamentals');
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', {name: /(?:Collapse|Expand) sidebar$/})).toHaveCount(0);
  });

  test('categories are not collapsed when another is opened', async ({page}) => {
    await open(page, '/docs/the-fundamentals');
    const collapsed = menu(page).locator('[aria-expanded=false]');
    const expanded = menu(page).locator('[aria-expanded=true]');
    const before = await expanded.count();
    expect(await collapsed.count()).toBeGreaterThan(1);
    await collapsed.first().click();
    await expect(expanded).toHaveCount(before + 1);
    await collapsed.first().click();
    await expect(expanded).toHaveCount(before + 2);
    await menu(page).getByRole('link', {name: 'Preview', exact: true}).click();
    await expect(page).toHaveURL('/docs/preview');
    await expect(expanded).toHaveCount(before + 2);
  });
});

test('breadcrumbs lead from home through the categories to the page', async ({page}) => {
  await open(page, '/docs/interpolate');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(breadcrumbs.getByRole('listitem').last()).toHaveText('interpolate()');
});

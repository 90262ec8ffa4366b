/** Without JavaScript, everything can be read, what is in tabs can be reached, and no button is shown that does nothing. */
import type {Page} from '@playwright/test';
import {kinds} from './support/pages';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

/** Controls that do something without scripts, as CSS selectors. */
const working = [
  // The menus of the navbar open when the pointer is on them, by style alone.
  '.dropdown--hoverable > a[role=button]',
  // A category of the docs sidebar is a link: it leads to its first page.
  'a.menu__link[role=button][href^="/"]',
  // A disabled control says itself that it does nothing.
  ':disabled',
  '[aria-disabled=true]',
];

const deadControls = (page: Page): Promise<string[]> =>
  page
    .locator('button, [role=button], [role=tab], input, select')
    .evaluateAll(
      (controls, exceptions) =>
        controls
          .filter(
            (control) =>
              control.checkVisibility({visibilityProperty: true}) &&
              control.getClientRects().length > 0 &&
              !control.matches(exceptions),
          )
          .map((control) => control.outerHTML.slice(0, 160)),
      working.join(),
    );

test('every kind of page has its heading and its text, and no control that does nothing', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const dead: Record<string, string[]> = {};
  for (const [kind, path] of kinds) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}), kind).toBeVisible();
    expect((await page.locator('main').innerText()).length, kind).toBeGreaterThan(100);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      const found = await deadControls(page);
      if (found.length > 0) {
        dead[`${kind} (${path}) at ${width} px`] = found;
      }
    }
  }
  expect(dead).toEqual({});
});

test('the check finds a button that does nothing', async ({page}) => {
  await page.goto('/contact/');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Play</button>'),
  );
  expect(await deadControls(page)).toEqual(['<button>Play</button>']);
});

test('what is in tabs can be read: the forms of all package managers stand there', async ({
  page,
}) => {
  await page.goto('/templates/hello-world');
  const panels = page.getByRole('tabpanel').filter({hasText: /create[- ]video/});
  await expect(panels).toHaveCount(4);
  for (const command of [
    'npx create-video@latest',
    'pnpm create video',
    'yarn create video',
    'bun create video',
  ]) {
    await expect(panels.filter({hasText: command}), command).toBeVisible();
  }
});

test('a menu of the navbar opens when the keyboard focus is in it', async ({page}) => {
  await page.goto('/docs/interpolate');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const item = navbar.getByRole('link', {name: 'Lambda', exact: true});
  await expect(item).toBeHidden();
  await navbar.getByRole('button', {name: 'Products', exact: true}).focus();
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lambda\/$/);
});

for (const {name, width, fontSize} of [
  {name: 'on a phone', width: 390, fontSize: '100%'},
  {name: 'with text at 200 % in a wide window', width: 1280, fontSize: '200%'},
]) {
  test(`${name}, the menu opens and leads to every page of the navbar`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/docs/interpolate');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const menu = page.locator('.no-script-menu');
    await expect(menu.getByRole('list').first()).toBeHidden();
    // The browser's own role for a <summary> has no name in Playwright's selectors.
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('list').first()).toBeVisible();
    const links = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(await links('.no-script-menu a')).toEqual(
      await links('.navbar__item:not(.navbar-icon):not(.dropdown), .navbar .dropdown__link'),
    );
    for (const link of await menu.getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await menu.getByRole('link', {name: 'Lambda', exact: true}).click();
    await expect(page).toHaveURL(/\/lambda\/$/);
  });
}

const poster = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const picture = page.locator('main img[src^="/posters/"]:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
};

test('demos show their poster and their source', async ({page}) => {
  await poster(page, '/docs/interpolate');
  const demo = page.getByRole('figure').first();
  await demo.getByText('View source').click();
  await expect(demo.locator('pre')).toBeVisible();
  await poster(page, '/');
});

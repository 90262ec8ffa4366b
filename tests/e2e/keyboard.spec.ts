/** Everything that a mouse does, the keyboard does: paths through the parts of the site, without a pointer. The search dialog is in search.spec.ts. */
import type {Page} from '@playwright/test';
import {nextPaint, open} from './support/site';
import {expect, test} from './support/test';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the focused element has a name, at most `limit` times. */
const tabTo = async (page: Page, name: string | RegExp, limit = 60): Promise<void> => {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab');
    const found =
      typeof name === 'string'
        ? page
            .locator(':focus')
            .and(page.getByText(name, {exact: true}).or(page.getByLabel(name, {exact: true})))
        : page.locator(':focus').and(page.getByText(name).or(page.getByLabel(name)));
    if ((await found.count()) > 0) {
      return;
    }
  }
  throw new Error(`${limit} times Tab did not lead to ${String(name)}.`);
};

for (const path of ['/', '/docs/interpolate']) {
  test(`${path}: each stop of Tab is in view and shows a ring`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    const faults: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      await nextPaint(page);
      const fault = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) {
          return null;
        }
        const hasRing = (it: Element | null | undefined): boolean => {
          const style = it && getComputedStyle(it);
          return Boolean(
            style &&
            ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
              style.boxShadow !== 'none'),
          );
        };
        const {top, bottom, left, right} = element.getBoundingClientRect();
        const inView =
          bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
        // The ring of the playhead is around the strip that its input lies over.
        const ring = hasRing(element) || hasRing(element.parentElement);
        return ring && inView
          ? null
          : `${ring ? 'out of view' : 'no ring'}: ${element.outerHTML.slice(0, 150)}`;
      });
      if (fault) {
        faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('menu: Tab reaches it, Enter opens it, Tab goes through its items and leaves it closed', async ({
  page,
}) => {
  await open(page, '/');
  await tabTo(page, 'Products');
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
  for (const label of [
    'Player',
    'Lambda',
    'Media Parser',
    'WebCodecs',
    'Recorder',
    'Editor Starter',
    'Timeline',
  ]) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(label);
    await expect(focused(page)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Resources');
  await expect(page.getByRole('button', {name: 'Products', exact: true})).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test.describe('menu: other ways to open and close it', () => {
  const label = (page: Page) =>
    page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Products', exact: true});
  const item = (page: Page) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Lambda', exact: true});

  test('Space opens and closes it and does not scroll the page', async ({page}) => {
    await open(page, '/docs/interpolate');
    await label(page).focus();
    await page.keyboard.press('Space');
    await expect(label(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(label(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('Escape closes it and returns the focus from an item to the label', async ({page}) => {
    await open(page, '/');
    await label(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Player');
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await expect(label(page)).toBeFocused();
    await expect(label(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await label(page).hover();
    await expect(item(page)).toBeVisible();
  });

  test('a click without a pointer, as assistive technology sends it, opens and closes it', async ({
    page,
  }) => {
    await open(page, '/');
    const click = () => label(page).evaluate((element: HTMLElement) => element.click());
    await click();
    await expect(item(page)).toBeVisible();
    await click();
    await expect(item(page)).toBeHidden();
  });
});

test('mobile sidebar: Escape closes it and returns the focus, and submenus tell whether they are open', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/about/');
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  await hamburger.focus();
  await page.keyboard.press('Enter');
  const sidebar = page.locator('.navbar-sidebar');
  const products = sidebar.getByRole('button', {name: 'Products', exact: true});
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('link', {name: 'Lambda', exact: true})).toBeVisible();
  // The one with the current page is open from the start.
  await expect(sidebar.getByRole('button', {name: 'Commercial', exact: true})).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(hamburger).toBeFocused();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
});

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();

test('arrow keys move between the package managers, Enter chooses, all of the site follow', async ({
  page,
}) => {
  await open(page, '/templates/hello-world');
  await tab(page, 'npm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'pnpm').or(tab(page, 'yarn')).and(page.locator(':focus'))).toHaveCount(1);
  const chosen = (await focused(page).textContent()) ?? '';
  await page.keyboard.press('Enter');
  const groups = page.getByRole('tablist');
  expect(await groups.count()).toBeGreaterThan(1);
  for (const group of await groups.all()) {
    await expect(group.getByRole('tab', {name: chosen, exact: true})).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
  await open(page, '/docs/');
  await expect(tab(page, chosen)).toHaveAttribute('aria-selected', 'true');
});

test.describe('code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a command is copied', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Copy', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npx create-video@latest',
    );
  });

  test('words are wrapped and unwrapped', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/interpolate');
    const block = page
      .locator('.theme-code-block')
      .filter({has: page.getByRole('button', {name: 'Toggle word wrap'})})
      .first();
    const pre = block.locator('pre');
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await block.getByRole('button', {name: 'Toggle word wrap'}).focus();
    await page.keyboard.press('Enter');
    await expect.poll(overflow).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(overflow).toBeGreaterThan(0);
  });
});

test('demo: the playhead moves with the arrow keys, Home and End', async ({page}) => {
  await open(page, '/docs/interpolate');
  const demo = page.getByRole('figure').first();
  const playhead = () => demo.getByRole('slider', {name: /^Timeline of/});
  await playhead().focus();
  const start = Number(await playhead().inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(demo.locator('.__remotion-player')).toBeVisible();
  await expect(playhead()).toHaveValue(String(start + 1));
  // The player has taken the place of the poster; the keyboard goes on from its playhead.
  await expect(playhead()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(playhead()).toHaveValue(String(start - 1));
  await page.keyboard.press('Home');
  await expect(playhead()).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(playhead()).toHaveValue((await playhead().getAttribute('max')) ?? '');
});

test('demo: Space plays and pauses, the source opens with Enter', async ({page}) => {
  await open(page, '/docs/interpolate');
  const demo = page.getByRole('figure').first();
  await demo.getByRole('button', {name: /^Play/}).focus();
  await page.keyboard.press('Space');
  const pause = demo.getByRole('button', {name: /^Pause/});
  await expect(pause).toBeFocused();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('button', {name: /^Play/})).toBeFocused();
  await demo.getByText('View source').focus();
  await page.keyboard.press('Enter');
  await expect(demo.locator('pre')).toBeVisible();
});

test('filters of a list: reached, pressed, told, and taken back', async ({page}) => {
  await open(page, '/templates/');
  const filters = page.getByRole('group', {name: /^Filter/});
  const entries = page.locator('main h2');
  const all = await entries.count();
  await filters.getByRole('button').first().focus();
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(filters.getByRole('status')).toHaveText(/^\d+ of \d+/);
  expect(await entries.count()).toBeLessThan(all);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(entries).toHaveCount(all);
});

test('filters of a list: Back and Forward go from choice to choice', async ({page}) => {
  await open(page, '/templates/');
  const options = page.getByRole('group', {name: /^Filter/}).getByRole('button');
  const entries = page.locator('main h2');
  const all = await entries.count();
  await options.nth(1).click();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const first = await entries.count();
  // The same choice again is no step in the history.
  await options.nth(1).click();
  await options.nth(2).click();
  await expect(options.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(entries).toHaveCount(first);
  await page.goBack();
  await expect(options.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(entries).toHaveCount(all);
  await expect(page).toHaveURL('/templates/');
  await page.goForward();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

/** What readers see while pages load, fail or crash; color mode, and the navbar on scroll. */
import type {Page} from '@playwright/test';
import {navigate, open, start} from './support/site';
import {
  crashPageScript,
  holdPageScript,
  losePageScript,
  startWithoutPreload,
} from './support/scripts';
import {expect, test} from './support/test';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const progressBar = (page: Page) => page.locator('#nprogress .bar');

/** Texts that only the scripts of these pages contain. */
const about = 'Videos are programs';
const interpolate = '@site/docs/interpolate.mdx';

test.describe('route loading', () => {
  test('the old page stays until the next one is loaded', async ({page}) => {
    const {release} = await holdPageScript(page, about);
    await open(page, '/contact/');
    await navigate(page, '/about/');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/about/');
    await expect(heading(page)).toHaveText('Talk to us');
    release();
    await expect(heading(page)).toHaveText(about);
  });
});

test.describe('progress bar', () => {
  test('starts 200 ms after a change of the path begins, and ends with it, without a spinner', async ({
    page,
    clock,
  }) => {
    const {release} = await holdPageScript(page, about);
    await clock.install();
    await open(page, '/contact/');
    await clock.pauseAt(Date.now() + 3_600_000);
    await navigate(page, '/about/');
    await clock.runFor(199);
    await expect(progressBar(page)).toHaveCount(0);
    await clock.runFor(1);
    await expect(progressBar(page)).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await expect(heading(page)).toHaveText(about);
    await clock.runFor(2000);
    await expect(progressBar(page)).toHaveCount(0);
  });
});

test.describe('page load', () => {
  const path = '/docs/interpolate';
  const spinner = (page: Page) => page.locator('svg#loader');

  test('loading: after a delay a centered spinner of 128 by 110 with three rings, then the page', async ({
    page,
    problems,
  }) => {
    const {release} = await holdPageScript(page, interpolate);
    await startWithoutPreload(page, path);
    await expect(spinner(page)).toBeVisible();
    const [box, parent] = await spinner(page).evaluate((element) =>
      [element, element.parentElement].map((it) => it?.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(
      box && parent && Math.abs(box.x + box.width / 2 - (parent.x + parent.width / 2)),
    ).toBeLessThan(1);
    await expect(spinner(page)).toBeInViewport({ratio: 1});
    expect([box?.width, box?.height]).toEqual([128, 110]);
    const cycles = await spinner(page)
      .locator('circle')
      .evaluateAll((rings) =>
        rings.map((ring) => ring.querySelector('animate')?.getAttribute('dur')),
      );
    expect(cycles).toEqual(['3s', '3s', '1.5s']);
    release();
    await expect(heading(page)).toHaveText('interpolate()');
    await expect(spinner(page)).toHaveCount(0);
    problems.take();
  });

  test('failed: a red, centered box of half the width with the error and "Retry", which loads the page', async ({
    page,
    problems,
  }) => {
    let lost = true;
    await losePageScript(page, interpolate, () => lost);
    await startWithoutPreload(page, path);
    const retry = page.getByRole('button', {name: 'Retry', exact: true});
    await expect(retry).toBeVisible();
    const box = retry.locator('xpath=ancestor::div[p][1]');
    await expect(box).toContainText(/Loading chunk \w+ failed/);
    const ground = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
    expect(red, ground).toBeGreaterThan(2 * Math.max(green, blue));
    const [share, offset] = await box.evaluate((element) => {
      const parent = element.parentElement as HTMLElement;
      const {paddingLeft, paddingRight} = getComputedStyle(parent);
      const start = parent.getBoundingClientRect().left + parseFloat(paddingLeft);
      const room = parent.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const {left, width} = element.getBoundingClientRect();
      return [width / room, left + width / 2 - (start + room / 2)];
    });
    expect(share).toBeCloseTo(0.5, 2);
    expect(Math.abs(offset ?? Infinity)).toBeLessThan(1);

    // While the script stays lost, the box comes back.
    await retry.click();
    await expect(retry).toBeVisible();

    lost = false;
    await retry.click();
    await expect(heading(page)).toHaveText('interpolate()');
    await expect(retry).toHaveCount(0);
    problems.take();
  });
});

test.describe('crash', () => {
  const causes = [
    'The page could not be rendered',
    'title is undefined',
    'Frame 900 is outside of the composition',
  ];

  test('of a whole page: "This page crashed", titled "Page Error", with "Try again" and the chain of causes', async ({
    page,
    problems,
  }) => {
    await crashPageScript(page, about);
    await start(page, '/about/');
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page).toHaveTitle(/^Page Error/);
    for (const cause of causes) {
      await expect(page.locator('main')).toContainText(cause);
    }
    // Navbar and footer stay, so that the reader can leave.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    // While the cause stays, the crash comes back.
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('This page crashed');

    await page.evaluate(() => Object.assign(window, {crash: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText(about);
    await expect(page).toHaveTitle(/^About/);
    problems.take();
  });

  test('of the content: "This page crashed." inside the layout, with "Try again" and the chain of causes', async ({
    page,
    problems,
  }) => {
    await crashPageScript(page, interpolate);
    await start(page, '/docs/interpolate');
    await expect(heading(page)).toHaveText('This page crashed.');
    for (const cause of causes) {
      await expect(page.locator('main')).toContainText(cause);
    }
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.evaluate(() => Object.assign(window, {crash: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('interpolate()');
    problems.take();
  });
});

test.describe('color mode', () => {
  const toggle = (page: Page) =>
    page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /^Switch between dark and light mode/});
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('is light by default', async ({page}) => {
    await open(page, '/');
    expect(await mode(page)).toBe('light');
  });

  test('follows the preference of the system, also when it changes', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the toggle cycles light, dark, system', {tag: '@stock'}, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expect(toggle(page)).toHaveAccessibleName(/system mode/);
    for (const next of ['light', 'dark', 'system', 'light'] as const) {
      await toggle(page).click();
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${next} mode`));
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        next === 'system' ? 'dark' : next,
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', next);
    }
  });

  test('a choice is kept on the next page and after a reload, and is there before the scripts are', async ({
    page,
  }) => {
    await open(page, '/');
    const light = await ground(page);
    await toggle(page).click();
    await toggle(page).click();
    await open(page, '/docs/interpolate');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground(page)).not.toBe(light);
    await page.route('**/assets/js/**', () => new Promise(() => undefined));
    await page.reload({waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('navbar', () => {
  test.use({viewport: {width: 1280, height: 700}});

  test('hides on scroll down, reappears on scroll up, and stays while scrolled within its own height', async ({
    page,
  }) => {
    await open(page, '/docs/interpolate');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

    await scrollTo(20);
    await scrollTo(45);
    await page.waitForTimeout(400);
    await expect(navbar).toBeInViewport({ratio: 1});

    await scrollTo(400);
    await scrollTo(700);
    await expect(navbar).not.toBeInViewport();

    await scrollTo(600);
    await expect(navbar).toBeInViewport({ratio: 1});

    await scrollTo(900);
    await expect(navbar).not.toBeInViewport();
    await scrollTo(30);
    await expect(navbar).toBeInViewport({ratio: 1});
  });
});

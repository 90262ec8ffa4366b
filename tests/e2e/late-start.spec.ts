/** The app starts at the first sign of a reader, and what a reader does before it is there is not lost. */
import type {Page} from '@playwright/test';
import {without} from './support/settings';
import {setConnection, waitForHydration} from './support/site';
import {expect, test} from './support/test';

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const isAppScript = (url: string) => url.includes('/assets/js/');

/** The scripts of the app that a page asks for, as it goes. */
const appRequests = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isAppScript(request.url())) {
      urls.push(request.url());
    }
  });
  return urls;
};

/** Opens a page whose scripts are held back: where they come with the page, it is not loaded before them. */
const openWithoutApp = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, {waitUntil: 'commit'});
  await page.getByRole('contentinfo').waitFor();
};

/** Holds the scripts of the app back on a machine of a quarter of the speed, until the test lets them go. */
const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => isAppScript(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return async () => {
    await expect(hydrated(page)).toHaveCount(0);
    release();
    await expect(hydrated(page)).toHaveCount(1, {timeout: 30_000});
  };
};

/** Moves a pointer that the page has not seen yet: where it was before the first event, nobody knows. */
const movePointer = (page: Page): Promise<void> => page.mouse.move(300, 300, {steps: 3});

test.describe('when it starts', {tag: '@stock'}, () => {
  for (const path of ['/docs/spring', '/ai']) {
    test(`not before a reader is there, on ${path}`, async ({page}) => {
      test.fail(...without.lateStart);
      const requests = appRequests(page);
      await page.goto(path);
      await page.waitForTimeout(2000);
      expect(requests).toEqual([]);
      await expect(hydrated(page)).toHaveCount(0);
    });
  }

  const signs: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': movePointer,
    'the wheel turns': (page) => page.mouse.wheel(0, 200),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
    'something gets the focus': (page) => page.getByRole('link', {name: 'Docs'}).first().focus(),
  };
  for (const [name, sign] of Object.entries(signs)) {
    test(`when ${name}`, async ({page}) => {
      await page.goto('/docs/spring');
      await sign(page);
      await expect(hydrated(page)).toHaveCount(1);
    });
  }

  test('@phone when the screen is touched', async ({page}) => {
    await page.goto('/docs/spring');
    await page.touchscreen.tap(200, 400);
    await expect(hydrated(page)).toHaveCount(1);
  });

  test('after a while without a sign', async ({page}) => {
    test.fail(...without.lateStart);
    const requests = appRequests(page);
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await page.goto('/docs/spring');
    await page.clock.runFor(19_900);
    expect(requests).toEqual([]);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(hydrated(page)).toHaveCount(1);
  });

  test('never by itself where the reader saves data', async ({page}) => {
    test.fail(...without.lateStart);
    const requests = appRequests(page);
    await setConnection(page, {effectiveType: '4g', saveData: true});
    await page.clock.install();
    await page.goto('/docs/spring');
    await page.clock.runFor(60_000);
    expect(requests).toEqual([]);
  });

  for (const path of ['/search', '/ai-embed', '/no-such-page', '/docs/spring?from=test']) {
    test(`at once, and once, on ${path}, which needs it`, async ({page, problems}) => {
      const requests = appRequests(page);
      await page.goto(path);
      await expect(hydrated(page)).toHaveCount(1);
      expect(requests.filter((url) => url.includes('/main.'))).toHaveLength(1);
      await expect(page.locator('script[src*="/main."]')).toHaveCount(1);
      problems.take();
    });
  }
});

test.describe('what is done before it is there, on a slow machine', () => {
  test.fail(...without.lateStart);
  // A press that nothing answers, where the app comes with the page, does not take all the time of a test.
  test.use({actionTimeout: 30_000});
  let letAppCome: () => Promise<void>;
  test.beforeEach(async ({page}) => {
    test.slow();
    letAppCome = await holdApp(page);
  });

  test('the search button opens the search', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await letAppCome();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('Ctrl+K opens the search, and what is typed next stands in its field', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('interpolat');
    await letAppCome();
    const field = page.locator('.DocSearch-Input');
    await expect(field).toHaveValue('interpolat');
    await expect(field).toBeFocused();
    await page.keyboard.type('e');
    await expect(field).toHaveValue('interpolate');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText('interpolate');
  });

  test('the color mode changes', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.getByRole('button', {name: /^Switch between dark and light/}).click();
    await letAppCome();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('a menu opens by Enter, and keeps the focus', async ({page}) => {
    await openWithoutApp(page, '/');
    const menu = page.getByRole('button', {name: 'Products', exact: true});
    await menu.focus();
    await page.keyboard.press('Enter');
    await letAppCome();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('a tab is chosen with the mouse', async ({page}) => {
    await openWithoutApp(page, '/templates/hello-world');
    const yarn = page.getByRole('tab', {name: 'yarn', exact: true}).first();
    await yarn.click();
    await letAppCome();
    await expect(yarn).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab is chosen with the keyboard, and keeps the focus', async ({page}) => {
    await openWithoutApp(page, '/templates/hello-world');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await letAppCome();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('a demo plays', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const demo = page.getByRole('figure').first();
    await demo.getByRole('button', {name: /^Play/}).click();
    await letAppCome();
    await expect(demo.locator('.__remotion-player')).toBeVisible();
    await expect(demo.getByRole('button', {name: /^Pause/})).toBeVisible();
  });

  test('a demo that was played and paused stands still', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const demo = page.getByRole('figure').first();
    await demo.getByRole('button', {name: /^Play/}).click();
    await demo.getByRole('button', {name: /^Play/}).click();
    await letAppCome();
    await expect(demo.locator('.__remotion-player')).toBeVisible();
    await expect(demo.getByRole('button', {name: /^Play/})).toBeVisible();
  });

  test('a playhead stands where it was moved to', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const playhead = page.getByRole('slider', {name: /^Timeline of/}).first();
    await playhead.focus();
    const start = Number(await playhead.inputValue());
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await letAppCome();
    await expect(page.locator('.__remotion-player').first()).toBeVisible();
    await expect(playhead).toHaveValue(String(start + 3));
    await expect(playhead).toBeFocused();
  });

  test('Ask AI opens', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await letAppCome();
    await expect(page.getByRole('dialog', {name: 'Ask AI'})).toBeVisible();
  });

  test('@phone the menu opens', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await letAppCome();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });
});

test('scroll stays where it was when it comes, on a slow machine', async ({page}) => {
  test.slow();
  const letAppCome = await holdApp(page);
  await openWithoutApp(page, '/docs/spring');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await letAppCome();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a link just works', async ({page}) => {
  await page.route(
    (url) => isAppScript(url.pathname),
    () => undefined,
  );
  await openWithoutApp(page, '/docs/spring');
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/api');
});

test('a page whose app does not load stays readable, and no press hangs', async ({
  page,
  problems,
}) => {
  await page.route(
    (url) => isAppScript(url.pathname),
    (route) => route.abort(),
  );
  await page.goto('/docs/spring');
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/api');
  problems.take();
});

test('a page from before the last deploy is loaded anew when its scripts are gone', async ({
  page,
  problems,
}) => {
  test.fail(...without.lateStart);
  let old = true;
  await page.route('/docs/spring', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: old ? body.replaceAll(/\/assets\/js\/main\.\w+\.js/g, '/assets/js/main.gone.js') : body,
    });
    old = false;
  });
  await page.goto('/docs/spring');
  await movePointer(page);
  await expect(page.locator('script[data-app*="main.gone.js"]')).toHaveCount(0);
  await waitForHydration(page);
  problems.take();
});

/** Hydration is deferred to the first interaction, and what a reader does before that is replayed. */
import {readFileSync} from 'node:fs';
import type {CDPSession, Locator, Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {onPageScript} from './support/scripts';
import {without} from './support/settings';
import {
  holdRequests,
  isMarked,
  markDocument,
  setConnection,
  waitForHydration,
} from './support/site';
import {expect, test} from './support/test';

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const isAppScript = (url: string) => url.includes('/assets/js/');

/** The scripts of the React app that a page requests, as it goes. */
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

/** Makes the machine four times as slow, so that readers act before the page is hydrated. */
const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
};

/** Holds the scripts of the React app back until the test releases them. */
const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  const release = await holdRequests(page, '**/assets/js/**');
  return async () => {
    await expect(hydrated(page)).toHaveCount(0);
    release();
    await expect(hydrated(page)).toHaveCount(1, {timeout: 30_000});
  };
};

/** As React does when it renders again, a moment before the page is marked as hydrated. */
const replaceAsReactDoes = (element: Element): void =>
  element.replaceWith(Object.assign(element.cloneNode(true), {__reactFiber$test: {}}));

/** Fails the requests of scripts whose URL matches, while `fails` says so. */
const failScripts = (page: Page, pattern: RegExp, fails: () => boolean): Promise<unknown> =>
  page.route(
    (url) => pattern.test(url.pathname),
    (route) => (fails() ? route.abort() : route.continue()),
  );

/** What the browser says of a request that fails. */
const failedRequest = [/request failed/, /ERR_(?:FAILED|INTERNET_DISCONNECTED)/];

const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const failureMessage = (page: Page) => page.getByRole('alert').filter({hasText: 'did not load'});

/** Dispatches an event that no user input causes. */
const dispatch = (page: Page, selector: string, type: string): Promise<void> =>
  page.locator(selector).first().dispatchEvent(type);

/** Moves a pointer that the page has not seen yet: where it was before the first event, nobody knows. */
const movePointer = (page: Page): Promise<void> => page.mouse.move(300, 300, {steps: 3});

test.describe('when it starts', {tag: '@stock'}, () => {
  for (const path of ['/docs/spring', '/ai']) {
    test(`not before a reader is there, on ${path}`, async ({page}) => {
      test.fail(...without.deferredHydration);
      const requests = appRequests(page);
      await page.goto(path);
      await page.waitForTimeout(2000);
      expect(requests).toEqual([]);
      await expect(hydrated(page)).toHaveCount(0);
    });
  }

  const interactions: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': movePointer,
    'the wheel turns': (page) => page.mouse.wheel(0, 200),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
    'something gets the focus': (page) => page.getByRole('link', {name: 'Docs'}).first().focus(),
    // Assistive technology sends these without any event of a pointer or key.
    'assistive technology clicks': (page) => dispatch(page, 'article h1', 'click'),
    'assistive technology changes a field': (page) => dispatch(page, 'input', 'input'),
  };
  for (const [name, interact] of Object.entries(interactions)) {
    test(`when ${name}, even if the reader saves data`, async ({page}) => {
      await setConnection(page, {effectiveType: '4g', saveData: true});
      await page.goto('/docs/spring');
      await interact(page);
      await expect(hydrated(page)).toHaveCount(1);
    });
  }

  test('@phone when the screen is touched', async ({page}) => {
    await page.goto('/docs/spring');
    await page.touchscreen.tap(200, 400);
    await expect(hydrated(page)).toHaveCount(1);
  });

  test('after a while without an interaction', async ({page, clock}) => {
    test.fail(...without.deferredHydration);
    const requests = appRequests(page);
    await clock.install({time: 0});
    await clock.pauseAt(1000);
    await page.goto('/docs/spring');
    await clock.runFor(19_900);
    expect(requests).toEqual([]);
    await clock.runFor(200);
    await clock.resume();
    await expect(hydrated(page)).toHaveCount(1);
  });

  test('never by itself where the reader saves data', async ({page, clock}) => {
    test.fail(...without.deferredHydration);
    const requests = appRequests(page);
    await setConnection(page, {effectiveType: '4g', saveData: true});
    await clock.install();
    await page.goto('/docs/spring');
    await clock.runFor(60_000);
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

test.describe('what is done before it is there', () => {
  test.fail(...without.deferredHydration);
  // A press that nothing answers, where pages hydrate when they load, does not take all the time of a test.
  test.use({actionTimeout: 30_000});
  let letAppCome: () => Promise<void>;
  test.beforeEach(async ({page}) => {
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

  test('a tab is chosen that is pressed before and released after that', async ({
    page,
    devtools,
  }) => {
    test.slow();
    await slowDown(devtools);
    await openWithoutApp(page, '/templates/hello-world');
    const yarn = page.getByRole('tab', {name: 'yarn', exact: true}).first();
    await yarn.hover();
    await page.mouse.down();
    await letAppCome();
    await page.mouse.up();
    await expect(yarn).toHaveAttribute('aria-selected', 'true');
  });

  const readerStatus = (page: Page) =>
    page.getByRole('group', {name: 'Media reader', exact: true}).getByRole('status');

  test('a file that is dropped is read', async ({page}) => {
    await openWithoutApp(page, '/docs/media-parser');
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], 'dropped.webm', {type: 'video/webm'}));
        return data;
      },
      [...readFileSync('static/posters/hero.webm')],
    );
    // No other event is an interaction.
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await page
        .locator('[data-early="drop"]')
        .first()
        .dispatchEvent(type, {dataTransfer: transfer});
    }
    await letAppCome();
    await expect(readerStatus(page)).toHaveText('Result for dropped.webm');
  });

  test('a file that is chosen is read', async ({page}) => {
    await openWithoutApp(page, '/docs/media-parser');
    await page.getByLabel('Video or audio file').setInputFiles('static/posters/hero.webm');
    await letAppCome();
    await expect(readerStatus(page)).toHaveText('Result for hero.webm');
  });

  test('the list of sections closes on Escape', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openWithoutApp(page, '/docs/spring');
    const summary = page.locator('.theme-doc-toc-mobile summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await letAppCome();
    await expect(page.locator('.theme-doc-toc-mobile li').first()).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('a link in the list of sections leads to its section and closes the list', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openWithoutApp(page, '/docs/spring');
    const list = page.locator('.theme-doc-toc-mobile');
    await list.locator('summary').click();
    await list.getByRole('link', {name: 'See also'}).click();
    await expect(list.locator('li').first()).toBeHidden();
    await expect(page.locator('#see-also')).toBeInViewport();
    await letAppCome();
    await expect(page.locator('#see-also')).toBeInViewport();
  });

  test('a demo plays', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const demo = page.getByRole('figure').first();
    await demo.getByRole('button', {name: /^Play/}).click();
    await letAppCome();
    await expect(demo.locator('.__remotion-player')).toBeVisible();
    await expect(demo.getByRole('button', {name: /^Pause/})).toBeVisible();
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

  test('a right click on the logo opens the brand page at once', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const opened = page.waitForEvent('popup');
    await page.locator('.navbar-logo').click({button: 'right'});
    await expect(await opened).toHaveURL('/brand/');
    await letAppCome();
  });

  test('focus that a click on empty space has removed does not come back', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.locator('article').click({position: {x: 2, y: 2}});
    await expect(page.locator('body')).toBeFocused();
    await letAppCome();
    await expect(page.locator('body')).toBeFocused();
  });

  test('a jump to a fragment stays', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.locator('.table-of-contents').getByRole('link', {name: 'See also'}).click();
    await expect(page).toHaveURL('/docs/spring#see-also');
    const y = await page.evaluate(() => window.scrollY);
    await letAppCome();
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const heading = document.getElementById('see-also') as Element;
        const follows = heading.compareDocumentPosition(document.activeElement as Element);
        return (
          (follows & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) > 0
        );
      }),
    ).toBe(true);
  });

  test('keys go where the focus was, and the focus stays where it went', async ({page}) => {
    await openWithoutApp(page, '/templates/hello-world');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Ask AI'}).focus();
    await letAppCome();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', {name: 'Ask AI'})).toBeFocused();
  });

  test('a key reaches the element that has replaced the one with the focus', async ({page}) => {
    await openWithoutApp(page, '/templates/hello-world');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await tabs.first().evaluate(replaceAsReactDoes);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await letAppCome();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab that is chosen does not scroll a page that has been scrolled since', async ({
    page,
  }) => {
    await openWithoutApp(page, '/docs/player/installation');
    await page.locator('[role=tab][data-tab="react-app.next"]').last().click();
    await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
    await letAppCome();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(page.locator('[role=tab][data-tab="react-app.next"]').first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
  });

  test('the browser restores no value of a demo that the demo does not have', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const playhead = page.getByRole('slider', {name: /^Timeline of/}).first();
    const start = await playhead.inputValue();
    await playhead.focus();
    await page.keyboard.press('ArrowRight');
    await expect(playhead).not.toHaveValue(start);
    await page.goto('/about/');
    // The scripts are still held back, so the page does not finish loading if hydration has started.
    await page.goBack({waitUntil: 'domcontentloaded'});
    await expect(playhead).toHaveValue(start);
  });

  test('a menu closes when the focus moves on', async ({page}) => {
    await openWithoutApp(page, '/');
    const menu = page.getByRole('button', {name: 'Products', exact: true});
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Ask AI'}).focus();
    await letAppCome();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('a playhead that was moved after the press of Play stands still', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    const demo = page.getByRole('figure').first();
    const playhead = demo.getByRole('slider', {name: /^Timeline of/});
    await demo.getByRole('button', {name: /^Play/}).click();
    await playhead.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await letAppCome();
    await expect(demo.locator('.__remotion-player')).toBeVisible();
    await expect(demo.getByRole('button', {name: /^Play/})).toBeVisible();
    await expect(playhead).toHaveValue('1');
  });

  test('a choice that is stored outlasts a link that is clicked next', async ({page}) => {
    await openWithoutApp(page, '/docs/spring');
    await page.getByRole('button', {name: /^Switch between dark and light/}).click();
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await letAppCome();
    await expect(page).toHaveURL('/docs/api');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('text that is typed into the middle of a field is complete, and the cursor stays', async ({
    page,
    devtools,
  }) => {
    test.slow();
    await slowDown(devtools);
    await openWithoutApp(page, '/docs/lambda/webhooks');
    for (const label of ['Request body', 'Secret']) {
      const field = page.getByLabel(label);
      const before = await field.inputValue();
      await field.focus();
      await field.evaluate((element) => {
        (element as HTMLInputElement).setSelectionRange(5, 5);
      });
      await page.keyboard.type('abc');
      if (label === 'Secret') {
        await letAppCome();
      } else {
        // As React does when it hydrates a text area, a moment before the page is marked as hydrated.
        await field.evaluate((element) => {
          const area = element as HTMLTextAreaElement;
          area.value = area.defaultValue;
        });
      }
      await page.keyboard.type('def');
      await expect(field).toHaveValue(`${before.slice(0, 5)}abcdef${before.slice(5)}`);
    }
    await expect(page.getByLabel('Request body')).toHaveValue(/abcdef/);
  });

  test('many actions in a row are replayed in their order', async ({page}) => {
    await openWithoutApp(page, '/docs/player/installation');
    await page.getByRole('button', {name: /^Switch between dark and light/}).click();
    const tabs = page.locator('[role=tab][data-tab="react-app.next"]');
    await tabs.last().click();
    const menu = page.getByRole('button', {name: 'Products', exact: true});
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.locator('article').click({position: {x: 2, y: 2}});
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
    await page.keyboard.press('Control+K');
    await page.keyboard.type('spring');
    await letAppCome();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('spring');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(300);
  });
});

test('scroll stays where it was when it comes, on a slow machine', async ({page, devtools}) => {
  test.slow();
  await slowDown(devtools);
  const letAppCome = await holdApp(page);
  await openWithoutApp(page, '/docs/spring');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await letAppCome();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test.describe('a script that does not load', () => {
  test.fail(...without.deferredHydration);

  test('is requested again: the main script', async ({page, problems}) => {
    problems.expect(...failedRequest);
    let failures = 0;
    await failScripts(page, /\/main\./, () => (failures += 1) === 1);
    await page.goto('/docs/spring');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(searchDialog(page)).toBeVisible();
  });

  test('is requested again: a script of the page', async ({page, problems}) => {
    problems.expect(...failedRequest);
    let failures = 0;
    await onPageScript(page, '@site/docs/spring.mdx', ({route, body}) => {
      // The first request is that of the preload.
      failures += 1;
      return failures <= 2 ? route.abort() : route.fulfill({contentType: 'text/javascript', body});
    });
    await page.goto('/docs/spring');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(searchDialog(page)).toBeVisible();
  });

  test('is requested as soon as the browser is online again', async ({page, context, problems}) => {
    problems.expect(...failedRequest);
    await page.goto('/docs/spring');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', {name: 'Search'}).click();
    await failed;
    await expect(failureMessage(page)).toBeVisible();
    await context.setOffline(false);
    await expect(searchDialog(page)).toBeVisible();
    await expect(failureMessage(page)).toHaveCount(0);
  });

  test('is reported where the reader acted, in dark mode', async ({page, problems}) => {
    problems.expect(...failedRequest);
    await page.emulateMedia({colorScheme: 'dark'});
    await recordLayoutShifts(page);
    let fails = true;
    await failScripts(page, /\/assets\/js\//, () => fails);
    await page.goto('/docs/spring');
    const play = page.getByRole('figure').first().getByRole('button', {name: /^Play/});
    await play.click();
    const message = failureMessage(page);
    await expect(message).toBeVisible();
    await expect(message).toBeInViewport({ratio: 1});
    /** The distance between the message and the bottom of a button, in pixels. */
    const distanceTo = async (button: Locator): Promise<number> => {
      const [near, box] = await Promise.all([button.boundingBox(), message.boundingBox()]);
      return near && box ? Math.abs(box.y - near.y - near.height) : Infinity;
    };
    await expect.poll(() => distanceTo(play)).toBeLessThan(16);
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    expect(await axeFindings(page, {within: '.start-failure'})).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);

    // It moves to where the reader acts next.
    const toggle = page.getByRole('button', {name: /^Switch between dark and light/});
    await toggle.click();
    await expect.poll(() => distanceTo(toggle)).toBeLessThan(16);

    // Both actions are replayed after a retry.
    fails = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('.__remotion-player').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(message).toHaveCount(0);
  });

  test('is reported with a button that reloads the page', async ({page, problems}) => {
    problems.expect(...failedRequest);
    let fails = true;
    await failScripts(page, /\/runtime~main\./, () => fails);
    await page.goto('/docs/spring');
    await page.getByRole('button', {name: 'Search'}).click();
    const reload = failureMessage(page).getByRole('button', {name: 'Reload the page'});
    await expect(reload).toBeVisible();
    fails = false;
    await markDocument(page);
    const loaded = page.waitForEvent('load');
    await reload.focus();
    await page.keyboard.press('Enter');
    await loaded;
    expect(await isMarked(page)).toBe(false);
    await waitForHydration(page);
  });

  test('is reported on a page that shows nothing before hydration', async ({page, problems}) => {
    problems.expect(...failedRequest);
    await failScripts(page, /\/runtime~main\./, () => true);
    await page.goto('/search?q=spring');
    await expect(failureMessage(page)).toBeInViewport();
  });
});

test.describe('a remembered tab', () => {
  for (const {group, value, path} of [
    {group: 'npm2yarn', value: 'bun', path: '/templates/hello-world'},
    {group: 'new-project', value: 'by-hand', path: '/docs/'},
  ]) {
    test(`of ${group} is selected from the first paint on, on ${path}`, async ({
      page,
      devtools,
    }) => {
      test.fail(...without.deferredHydration);
      await slowDown(devtools);
      const letAppCome = await holdApp(page);
      await page.addInitScript(
        ([key, choice]) => {
          localStorage.setItem(key, choice);
          const shown = new Set<string>();
          Object.assign(window, {shown});
          const record = () => {
            const visible = (selector: string) =>
              Array.from(document.querySelectorAll(selector)).find(
                (each) => each.checkVisibility() && !each.closest('[hidden]'),
              );
            const tab = visible('[role=tab][aria-selected=true]');
            const panel = visible('[role=tabpanel]');
            if (tab && panel) {
              const tabs = Array.from(tab.parentElement?.children ?? []);
              const panels = Array.from(panel.parentElement?.children ?? []);
              shown.add(
                `${tab.textContent}: tab ${tabs.indexOf(tab)}, panel ${panels.indexOf(panel)}`,
              );
            }
            requestAnimationFrame(record);
          };
          requestAnimationFrame(record);
        },
        [`docusaurus.tab.${group}`, value] as const,
      );
      await recordLayoutShifts(page);
      await openWithoutApp(page, path);
      const selected = page.locator(`[data-tab="${group}.${value}"]`).first();
      await expect(selected).toHaveAttribute('aria-selected', 'true');
      await movePointer(page);
      await letAppCome();
      await expect(selected).toHaveAttribute('aria-selected', 'true');
      const index = await selected.evaluate((tab) =>
        Array.from(tab.parentElement?.children ?? []).indexOf(tab),
      );
      const shown = await page.evaluate(() => [
        ...(window as unknown as {shown: Set<string>}).shown,
      ]);
      expect(shown).toEqual([`${await selected.textContent()}: tab ${index}, panel ${index}`]);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

/**
 * Search as a site without Algolia answers it. With Algolia:
 * services.spec.ts. How well it answers: checks/search.
 */
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {without} from './support/settings';
import {holdRequests, nextPaint, open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => dialog(page).getByPlaceholder('Search docs');
const hits = (page: Page) => dialog(page).getByRole('option');

/** The text of the theme, which Docusaurus 3.10 has changed. */
const noResults = /No results (?:found )?for "zzqqxx"/;

/** The script of DocSearch's dialog. */
const modalScript = /on-demand-search-modal.*\.js/;

const openDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
};

const ask = async (page: Page, query: string): Promise<void> => {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
};

test('the index loads when the pointer comes to the button', async ({page}) => {
  await open(page, '/docs/spring');
  const index = page.waitForRequest(/\/assets\/search\/\w+\/index\.json$/);
  await button(page).hover();
  await index;
});

test.describe('the dialog', () => {
  test.beforeEach(({page}) => open(page, '/docs/spring'));

  test('opens with each shortcut and with the button, and closes with Escape, which gives the focus back', async ({
    page,
  }) => {
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys);
      await expect(input(page), keys).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page), keys).toHaveCount(0);
      await expect(button(page), keys).toBeFocused();
    }
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('does not open with a slash that is typed into a field', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('main').getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('finds a page by its name and goes there with Enter', {tag: '@stock'}, async ({page}) => {
    await openDialog(page);
    await ask(page, 'useVideoConfig');
    await expect(hits(page).first()).toContainText('useVideoConfig');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/use-video-config');
    await expect(page.getByRole('heading', {level: 1})).toContainText('useVideoConfig');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('goes to the part of a page that was found, without a reload', async ({page}) => {
    await page.evaluate(() => (document.documentElement.dataset['marked'] = 'true'));
    await openDialog(page);
    await ask(page, 'overshootClamping');
    const part = hits(page).first().locator('a');
    // An option must not contain a control, so it becomes a link only with a pointer on it.
    await part.hover();
    await expect(part).toHaveAttribute('href', /./);
    const address = (await part.getAttribute('href')) ?? '';
    expect(new URL(address, page.url()).hash).toMatch(/^#overshootclamping/i);
    await part.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('data-marked', 'true');
  });

  test('shows at most 20 hits and 5 of a group, and how many there are', async ({page}) => {
    await openDialog(page);
    await expect(input(page)).toHaveAttribute('maxlength', '64');
    await ask(page, 'render');
    expect(await hits(page).count()).toBeLessThanOrEqual(20);
    const groups = await dialog(page)
      .locator('.DocSearch-Hits')
      .evaluateAll((sections) =>
        sections.map(
          (section) =>
            [
              section.querySelector('.DocSearch-Hit-source')?.textContent,
              section.querySelectorAll('[role=option]').length,
            ] as const,
        ),
      );
    expect(new Set(groups.map(([name]) => name)).size).toBe(groups.length);
    expect(Math.max(...groups.map(([, count]) => count))).toBeLessThanOrEqual(5);

    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(20);
    await all.click();
    await expect(page).toHaveURL('/search?q=render');
    // The URL changes before the page does, and demos of the page before have a status, too.
    await expect(page.getByRole('main').getByText(`${count} documents found`)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('shows ten words of a text, and five on a narrow screen', async ({page}) => {
    /** The number of words of the longest text that is cut. */
    const longest = async (): Promise<number> => {
      const texts = await dialog(page)
        .locator('.DocSearch-Hit-path:has(mark), .DocSearch-Hit-title:has(mark)')
        .allTextContents();
      const cut = texts.filter((text) => text.includes('…'));
      return Math.max(...cut.map((text) => text.split(/\s+/).length));
    };
    await openDialog(page);
    await ask(page, 'frames per second');
    expect(await longest()).toBe(10);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 768, height: 900});
    await openDialog(page);
    // The second query: DocSearch learns the width of the screen after it has opened.
    await ask(page, 'frames');
    await ask(page, 'frames per second');
    await expect.poll(longest).toBe(5);
  });

  test('keeps seven recent searches, or four beside ten favorites', async ({page}) => {
    const store = (kind: 'RECENT' | 'FAVORITE') =>
      page.evaluate((name) => {
        const searches = Array.from({length: 12}, (_, index) => ({
          objectID: `/docs/${name}-${index}`,
          url: `/docs/${name}-${index}`,
          type: 'lvl1',
          hierarchy: {lvl0: 'Guide', lvl1: `${name} ${index}`},
          content: null,
        }));
        localStorage.setItem(`__DOCSEARCH_${name}_SEARCHES__remotion`, JSON.stringify(searches));
      }, kind);
    await store('RECENT');
    await openDialog(page);
    await expect(hits(page)).toHaveCount(7);
    await page.keyboard.press('Escape');
    await store('FAVORITE');
    await openDialog(page);
    const lists = dialog(page).locator('.DocSearch-Hits');
    await expect(lists.first().getByRole('option')).toHaveCount(4);
    await expect(lists.last().getByRole('option')).toHaveCount(10);
  });

  test('says that there is nothing, and what to do', async ({page}) => {
    await openDialog(page);
    await ask(page, 'spring');
    await input(page).fill('zzqqxx');
    await expect(dialog(page)).toContainText(noResults);
    await expect(dialog(page)).toContainText('Try searching for');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /github\.com\/remotion-dev\/remotion\/issues\/new\?title=.*zzqqxx/,
    );
  });

  test('keeps the focus inside, with an empty field and with results', async ({page}) => {
    await openDialog(page);
    const lastLink = dialog(page).getByRole('link', {name: 'Blog'});
    await expect(lastLink).toBeVisible();
    const leaves = async (key: string): Promise<boolean> => {
      await page.keyboard.press(key);
      return page.evaluate(() => !document.activeElement?.closest('[role=dialog]'));
    };
    // From the first control to the last two, and back past both ends.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      expect(await leaves(key), key).toBe(false);
    }
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(lastLink).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(input(page)).toBeFocused();
    await ask(page, 'spring');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toBeFocused();
    await page.keyboard.press('Tab');
    // The options are reached with the arrow keys.
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
    // From the last control to the first, and back.
    await input(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(input(page)).toBeFocused();
  });

  test('starts with popular pages, the templates among them, until there is a query', async ({
    page,
  }) => {
    await openDialog(page);
    const places = dialog(page).getByRole('navigation', {name: 'Popular pages'});
    await expect(places.getByRole('link')).toHaveText([
      'Guide',
      'API reference',
      'Templates',
      'Blog',
    ]);
    await ask(page, 'useVideoConfig');
    await expect(places).toHaveCount(0);
    await input(page).fill('');
    await expect(places).toBeVisible();
    const templates = places.getByRole('link', {name: 'Templates'});
    while (!(await templates.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/templates/');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the field refers to the lists that are there', async ({page}) => {
    await openDialog(page);
    await ask(page, 'render');
    await expect(input(page)).toHaveRole('combobox');
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    const lists = dialog(page).getByRole('listbox');
    const ids = await lists.evaluateAll((elements) => elements.map(({id}) => id));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    await expect(input(page)).toHaveAttribute('aria-controls', ids.join(' '));
    await page.keyboard.press('ArrowDown');
    const active = (await input(page).getAttribute('aria-activedescendant')) ?? '';
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('assistive technology', () => {
  /** Brings the dialog into a state, from an open page. */
  const states: Record<string, (page: Page) => Promise<void>> = {
    'with recent searches': async (page) => {
      await openDialog(page);
      await ask(page, 'interpolate');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
      await expect(dialog(page)).toHaveCount(0);
      await openDialog(page);
      await expect(dialog(page)).toContainText('Recent');
      await expect(hits(page)).toHaveText([/interpolate\(\)/]);
    },
    'not loaded': async (page) => {
      await page.route(modalScript, (route) => route.abort());
      // Again, because on a slow machine the script of the dialog may have been prefetched by then.
      await open(page, '/docs/spring');
      await openDialog(page);
      await expect(dialog(page)).toContainText('Unable to fetch results');
    },
    'with results': async (page) => {
      await openDialog(page);
      await ask(page, 'spring');
    },
    'without results': async (page) => {
      await openDialog(page);
      await input(page).fill('zzqqxx');
      await expect(dialog(page)).toContainText(noResults);
    },
    failed: async (page) => {
      await page.context().route('**/search-index.json', (route) => route.abort());
      await openDialog(page);
      await input(page).fill('spring');
      await expect(dialog(page)).toContainText('Unable to fetch results');
    },
  };

  for (const [state, reach] of Object.entries(states)) {
    test(`stumbles over nothing: ${state}`, async ({page, problems}) => {
      problems.allow(/on-demand-search-modal/, /search-index\.json/, /ERR_FAILED/);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await open(page, '/docs/spring');
      await reach(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await nextPaint(page);
        // DocSearch puts buttons into the options of recent searches, and has no setting to replace them.
        const without = state === 'with recent searches' ? ['nested-interactive'] : [];
        const found = await axeFindings(page, {within: '[role=dialog]', without});
        expect(found, colorScheme).toEqual([]);
      }
    });
  }
});

/** Opens a page without the dialog, or without hydration. Returns a function that lets them load. */
const situations: Record<string, (page: Page) => Promise<() => void>> = {
  'with slow scripts': async (page) => {
    await open(page, '/docs/spring');
    return holdRequests(page, modalScript);
  },
  'before hydration': async (page) => {
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto('/docs/spring', {waitUntil: 'commit'});
    await page.getByRole('contentinfo').waitFor();
    return release;
  },
};

for (const [situation, arrive] of Object.entries(situations)) {
  test.describe(`what is typed right after opening, ${situation}`, () => {
    if (situation === 'before hydration') {
      test.fail(...without.deferredHydration);
    }

    test('stands in the field', async ({page}) => {
      const release = await arrive(page);
      await page.keyboard.press('/');
      await page.keyboard.type('how  to interpolatx');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('e/');
      release();
      await expect(page.locator('.DocSearch-Input')).toHaveValue('how  to interpolate/');
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('ease');
      await expect(input(page)).toHaveValue('how  to interpolate/ease');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('stands in the field if the search loads while the reader types', async ({page}) => {
      const release = await arrive(page);
      await page.keyboard.press('/');
      const text = 'the quick brown fox jumps over it';
      for (const [index, key] of Array.from(text).entries()) {
        if (index === 5) {
          release();
        }
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(15);
      }
      await expect(page.locator('.DocSearch-Input')).toHaveValue(text);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('is submitted by Enter, which opens the first result', async ({page}) => {
      const release = await arrive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('useVideoConfig');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL('/docs/use-video-config');
      await expect(dialog(page)).toHaveCount(0);
    });

    test('is discarded by Escape, after which the dialog can be opened again', async ({page}) => {
      const release = await arrive(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('spring');
      await page.keyboard.press('Escape');
      release();
      await waitForHydration(page);
      await page.waitForTimeout(500);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(page.locator('.DocSearch-Input')).toHaveValue('');
    });
  });
}

test('Enter before the index has loaded opens the first result of the whole query', async ({
  page,
}) => {
  const release = await holdRequests(page.context(), '**/search-index.json');
  await open(page, '/docs/spring');
  await openDialog(page);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('useVideoConfig');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/docs/use-video-config');
});

test('a query that changes after Enter is not submitted', async ({page}) => {
  await open(page, '/docs/spring');
  const release = await holdRequests(page, modalScript);
  await page.keyboard.press('/');
  await page.keyboard.type('useVideo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Config');
  release();
  await expect(hits(page).first()).toContainText('useVideoConfig');
  await expect(page).toHaveURL('/docs/spring');
});

test('what is typed after Control+k in a field of the page goes to the dialog', async ({page}) => {
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('frames');
  const release = await holdRequests(page, modalScript);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('spring');
  release();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('spring');
  await expect(field).toHaveValue('frames');
});

test.describe('when the network fails', () => {
  test('a dialog that does not load says so, and tries again by button and by Enter', async ({
    page,
    problems,
  }) => {
    problems.expect(/on-demand-search-modal/, /ERR_FAILED/);
    let lost = true;
    await page.route(modalScript, (route) => (lost ? route.abort() : route.continue()));
    await open(page, '/docs/spring');
    await button(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await input(page).fill('useVideoConfig');
    lost = false;
    await input(page).press('Enter');
    await expect(page).toHaveURL('/docs/use-video-config');
  });

  test('offline, the dialog opens and says so; online, it goes on with what was typed', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/on-demand-search-modal/, /ERR_INTERNET_DISCONNECTED/);
    await open(page, '/docs/spring');
    await context.setOffline(true);
    await button(page).click();
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await page.keyboard.type('useVideoConfig');
    await context.setOffline(false);
    await expect(page.locator('.DocSearch-Input')).toHaveValue('useVideoConfig');
    await expect(hits(page).first()).toContainText('useVideoConfig');
  });

  test('an open dialog shows the motif and a button, which asks again each time', async ({
    page,
    problems,
  }) => {
    problems.expect(/search-index\.json/);
    let lost = true;
    let requests = 0;
    await page.context().route('**/search-index.json', (route) => {
      requests++;
      return lost ? route.abort() : route.continue();
    });
    await open(page, '/docs/spring');
    await openDialog(page);
    await input(page).fill('spring');
    const retry = dialog(page).getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    await expect(dialog(page).locator('.DocSearch-Screen-Icon svg:visible')).toHaveCount(1);
    for (let attempt = 0; attempt < 2; attempt++) {
      const before = requests;
      await retry.click();
      await expect.poll(() => requests).toBeGreaterThan(before);
      await expect(retry).toBeVisible();
    }
    lost = false;
    await retry.click();
    await expect(hits(page).first()).toContainText('spring');
    await expect(input(page)).toBeFocused();
  });

  test('a deploy that replaces the index in the meantime goes unnoticed', async ({
    page,
    problems,
  }) => {
    problems.expect(/status 404/);
    const current = (await (await page.request.get('/search-index.json')).json()) as {
      folder: string;
    };
    const old = 'assets/search/0123456789ab/';
    let deployed = false;
    await page
      .context()
      .route('**/search-index.json', (route) =>
        deployed ? route.continue() : route.fulfill({json: {folder: old}}),
      );
    await page.context().route(`**/${old}*.json`, async (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      await (deployed || file !== 'index.json'
        ? route.fulfill({status: 404, body: ''})
        : route.fulfill({
            response: await route.fetch({
              url: new URL(`/${current.folder}${file}`, page.url()).href,
            }),
          }));
    });
    await open(page, '/docs/spring');
    const asked = page.waitForRequest(`**/${old}index.json`);
    await openDialog(page);
    await asked;
    deployed = true;
    await ask(page, 'interpolate');
    await expect(hits(page).first()).toContainText('interpolate()');
  });
});

test.describe('/search', () => {
  const main = (page: Page) => page.getByRole('main');
  const results = (page: Page) => main(page).getByRole('list').last().getByRole('listitem');

  test('answers the query of its address', async ({page}) => {
    await open(page, '/search?q=interpolate');
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText(
      'Search results for "interpolate"',
    );
    await expect(page).toHaveTitle(/^Search results for "interpolate"/);
    await expect(main(page).getByRole('searchbox')).toHaveValue('interpolate');
    await expect(results(page).first().getByRole('link')).toHaveAttribute(
      'href',
      '/docs/interpolate',
    );
  });

  test('shows 20 at a time', async ({page}) => {
    await open(page, '/search?q=render');
    await expect(results(page)).toHaveCount(20);
    await main(page).getByRole('button', {name: 'Show more results'}).click();
    await expect(results(page)).toHaveCount(40);
  });

  test('puts what is typed into its address when the reader pauses', async ({page}) => {
    await open(page, '/search');
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText(
      'Search the documentation',
    );
    await main(page).getByRole('searchbox').pressSequentially('spring');
    await expect(results(page).first()).toContainText('spring()');
    await expect(page).toHaveURL('/search?q=spring');
  });

  test('takes 64 characters', async ({page}) => {
    await open(page, `/search?q=${'x'.repeat(80)}`);
    expect(await main(page).getByRole('searchbox').inputValue()).toHaveLength(64);
    await expect(main(page).getByRole('searchbox')).toHaveAttribute('maxlength', '64');
  });

  test('Back returns from a suggestion to the query that was typed', async ({page}) => {
    await open(page, '/search');
    await main(page).getByRole('searchbox').pressSequentially('zzqqxx');
    await expect(page).toHaveURL('/search?q=zzqqxx');
    await main(page).getByRole('link', {name: 'interpolate'}).click();
    await expect(page).toHaveURL('/search?q=interpolate');
    await page.goBack();
    await expect(main(page).getByRole('searchbox')).toHaveValue('zzqqxx');
    await expect(main(page)).toContainText('No results for “zzqqxx”');
    await page.goForward();
    await expect(results(page).first()).toContainText('interpolate()');
  });

  test('says when the network fails, and tries again', async ({page, problems}) => {
    problems.expect(/search-index\.json/);
    let lost = true;
    await page
      .context()
      .route('**/search-index.json', (route) => (lost ? route.abort() : route.continue()));
    await open(page, '/search?q=spring');
    await expect(main(page)).toContainText('Unable to fetch results');
    await expect(main(page)).toContainText('You might want to check your network connection.');
    lost = false;
    await main(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toContainText('spring()');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('says so and leads on', async ({page}) => {
      await page.goto('/search?q=spring');
      // Playwright's own texts leave <noscript> out.
      expect(await main(page).locator('noscript').innerText()).toContain('requires JavaScript');
      await expect(main(page).locator('noscript a', {hasText: 'API reference'})).toBeVisible();
      await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    });
  });
});

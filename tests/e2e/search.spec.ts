/**
 * Search as a site without Algolia answers it (SPEC sections 2, 4, 5, 7, 8 and 9). With Algolia:
 * services.spec.ts. How well it answers: checks/search.
 */
import AxeBuilder from '@axe-core/playwright';
import type {Page, Request} from '@playwright/test';
import {open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => dialog(page).getByPlaceholder('Search docs');
const hits = (page: Page) => dialog(page).getByRole('option');

const openDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
};

const ask = async (page: Page, query: string): Promise<void> => {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
};

/** Addresses of the files that only the search needs. */
const ofSearch = (request: Request): boolean =>
  /on-demand-search|\/search-index\.json|\/assets\/search\//.test(request.url());

const watch = (page: Page): string[] => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => ofSearch(request) && requested.push(new URL(request.url()).pathname),
  );
  return requested;
};

test.describe('before it is asked for', () => {
  test('nothing of it loads', async ({page}) => {
    const requested = watch(page);
    await open(page, '/docs/spring');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  test('it loads when the pointer comes to the button', async ({page}) => {
    const requested = watch(page);
    await open(page, '/docs/spring');
    await button(page).hover();
    await expect
      .poll(() => requested.some((path) => /^\/assets\/search\/\w+\/index\.json$/.test(path)))
      .toBe(true);
  });

  test('its styles are no part of the page', async ({page, request}) => {
    await open(page, '/docs/spring');
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({href}) => href));
    for (const sheet of sheets) {
      expect(await (await request.get(sheet)).text()).not.toContain('DocSearch-Modal');
    }
  });
});

test.describe('the dialog', () => {
  test.beforeEach(({page}) => open(page, '/docs/spring'));

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${keys} and closes with Escape, which gives the focus back`, async ({
      page,
    }) => {
      await page.keyboard.press(keys);
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test('opens with the button, and a second Control+k closes it', async ({page}) => {
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

  test('takes 64 characters', async ({page}) => {
    await openDialog(page);
    await page.keyboard.type('interpolate '.repeat(6));
    expect(await input(page).inputValue()).toHaveLength(64);
  });

  test('finds a page by its name and goes there with Enter', async ({page}) => {
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
    const part = hits(page).first().getByRole('link');
    const address = (await part.getAttribute('href')) ?? '';
    expect(new URL(address, page.url()).hash).toMatch(/^#overshootclamping/i);
    await part.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('data-marked', 'true');
  });

  test('shows at most 20 hits and 5 of a group, and how many there are', async ({page}) => {
    await openDialog(page);
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
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} documents found`);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('shows ten words of a text', async ({page}) => {
    await openDialog(page);
    await ask(page, 'frames per second');
    const texts = await dialog(page)
      .locator('.DocSearch-Hit-path:has(mark), .DocSearch-Hit-title:has(mark)')
      .allTextContents();
    const cut = texts.filter((text) => text.includes('…')).map((text) => text.split(/\s+/).length);
    expect(cut.length).toBeGreaterThan(0);
    expect(Math.max(...cut)).toBe(10);
  });

  test('@phone shows five words of a text on a narrow screen', async ({page}) => {
    await button(page).click();
    // The second query: DocSearch learns the width of the screen after it has opened.
    await ask(page, 'frames per second');
    const texts = await dialog(page)
      .locator('.DocSearch-Hit-path:has(mark), .DocSearch-Hit-title:has(mark)')
      .allTextContents();
    const cut = texts.filter((text) => text.includes('…')).map((text) => text.split(/\s+/).length);
    expect(cut.length).toBeGreaterThan(0);
    expect(Math.max(...cut)).toBe(5);
  });

  test('says that there is nothing, and what to do', async ({page}) => {
    await openDialog(page);
    await ask(page, 'spring');
    await input(page).fill('zzqqxx');
    await expect(dialog(page)).toContainText('No results for "zzqqxx"');
    await expect(dialog(page)).toContainText('Try searching for');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /github\.com\/remotion-dev\/remotion\/issues\/new\?title=.*zzqqxx/,
    );
  });

  test('names and asks nobody else', async ({page}) => {
    const outside: string[] = [];
    page.on(
      'request',
      (request) => new URL(request.url()).hostname !== 'localhost' && outside.push(request.url()),
    );
    await page.reload();
    await waitForHydration(page);
    await openDialog(page);
    await ask(page, 'spring');
    expect(outside).toEqual([]);
    expect(await dialog(page).innerHTML()).not.toMatch(/algolia/i);
    expect(await page.locator('head link[rel=preconnect]').count()).toBe(0);
  });

  test('has nothing that assistive technology stumbles over', async ({page}) => {
    await openDialog(page);
    await ask(page, 'spring');
    const {violations} = await new AxeBuilder({page})
      .include('.DocSearch-Container')
      // Both are in DocSearch 3.9.0: options that hold links, and the names of lists that have no id.
      .disableRules(['nested-interactive', 'aria-valid-attr-value'])
      .analyze();
    expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
  });
});

test.describe('recent and favourite searches', () => {
  const stored = (kind: 'RECENT' | 'FAVORITE', count: number) =>
    [
      `__DOCSEARCH_${kind}_SEARCHES__remotion`,
      JSON.stringify(
        Array.from({length: count}, (_, index) => ({
          objectID: `/docs/${kind}-${index}`,
          url: `/docs/${kind}-${index}`,
          type: 'lvl1',
          hierarchy: {lvl0: 'Guide', lvl1: `${kind} ${index}`},
          content: null,
        })),
      ),
    ] as const;

  const startWith = async (
    page: Page,
    ...entries: (readonly [string, string])[]
  ): Promise<void> => {
    await page.addInitScript(
      (values) => values.forEach(([key, value]) => localStorage.setItem(key, value)),
      entries,
    );
    await open(page, '/docs/spring');
    await openDialog(page);
  };

  test('what was chosen comes back as recent', async ({page}) => {
    await open(page, '/docs/spring');
    await openDialog(page);
    await ask(page, 'interpolate');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
    await openDialog(page);
    await expect(dialog(page)).toContainText('Recent');
    await expect(hits(page).first()).toContainText('interpolate()');
  });

  test('nothing was searched yet', async ({page}) => {
    await startWith(page);
    await expect(dialog(page)).toContainText('No recent searches');
  });

  test('seven recent ones are kept', async ({page}) => {
    await startWith(page, stored('RECENT', 12));
    await expect(hits(page)).toHaveCount(7);
  });

  test('four beside favourites, of which ten are kept', async ({page}) => {
    await startWith(page, stored('RECENT', 12), stored('FAVORITE', 12));
    await expect(dialog(page).locator('.DocSearch-Hits').first().getByRole('option')).toHaveCount(
      4,
    );
    await expect(dialog(page).locator('.DocSearch-Hits').last().getByRole('option')).toHaveCount(
      10,
    );
  });

  test('a recent one becomes a favourite, and is forgotten, by buttons', async ({page}) => {
    await startWith(page, stored('RECENT', 2));
    await hits(page).first().getByTitle('Save this search').click();
    await expect(dialog(page)).toContainText('Favorite');
    await dialog(page).getByTitle('Remove this search from favorites').click();
    await dialog(page).getByTitle('Remove this search from history').click();
    await expect(dialog(page)).toContainText('No recent searches');
  });
});

test.describe('when the network fails', () => {
  test('the dialog says so, and the next key tries again', async ({page, problems}) => {
    problems.expect(/search-index\.json/);
    let lost = true;
    await page
      .context()
      .route('**/search-index.json', (route) =>
        lost ? route.fulfill({status: 503, body: ''}) : route.continue(),
      );
    await open(page, '/docs/spring');
    await openDialog(page);
    await input(page).fill('sprin');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    lost = false;
    await ask(page, 'spring');
  });

  test('a dialog that does not load is reported at the button, which tries again', async ({
    page,
    problems,
  }) => {
    problems.expect(/on-demand-search-modal/, /ERR_FAILED/);
    let lost = true;
    await page.route('**/on-demand-search-modal*.js', (route) =>
      lost ? route.abort() : route.continue(),
    );
    await open(page, '/docs/spring');
    await button(page).click();
    await expect(page.getByText('The search did not load.')).toBeVisible();
    lost = false;
    await button(page).click();
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

  test('shows the query as text', async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>zzqq')}`);
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText(
      'Search results for "<img src=x onerror=alert(1)>zzqq"',
    );
    expect(await main(page).locator('img').count()).toBe(0);
  });

  test('says that there is nothing, and offers more', async ({page}) => {
    await open(page, '/search?q=zzqqxx');
    await expect(main(page)).toContainText('No results for “zzqqxx”');
    await expect(main(page)).toContainText('Believe this query should return results?');
    await expect(main(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
    await main(page).getByRole('button', {name: 'interpolate'}).click();
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

  test('names nobody else, and is not for search engines', async ({page, request}) => {
    const html = await (await request.get('/search')).text();
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    await open(page, '/search?q=spring');
    await expect(results(page).first()).toBeVisible();
    expect(await main(page).innerHTML()).not.toMatch(/algolia/i);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('says so and leads on', async ({page}) => {
      await page.goto('/search?q=spring');
      // Playwright's own texts leave <noscript> out.
      expect(await main(page).locator('noscript').innerText()).toContain('needs JavaScript');
      await expect(main(page).locator('noscript a', {hasText: 'API reference'})).toBeVisible();
      await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    });

    test('no page shows a search button', async ({page}) => {
      await page.goto('/docs/spring');
      await expect(button(page)).toHaveCount(0);
    });
  });
});

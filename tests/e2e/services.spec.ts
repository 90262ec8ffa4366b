/**
 * The site with every service that a setting turns on: Algolia, the chat and
 * analytics. A small site with the site's theme and configuration is built for them, and stand-ins
 * answer in the place of the services.
 */
import type {BrowserContext, Page} from '@playwright/test';
import {toObject} from '../../plugins/search/upload';
import {AlgoliaStandIn} from '../stand-ins/algolia';
import {standInForAnalytics} from '../stand-ins/analytics';
import {type StartedChat, standInForChat} from '../stand-ins/chat';
import {recordsOf} from '../unit/search/fixtures';
import {markDocument, isMarked, waitForHydration} from './support/site';
import {type SmallBuild, buildSmallSite, serveSmallSite, smallSite} from './support/small-site';
import {expect, test} from './support/test';

test.describe.configure({mode: 'default'});

const appId = 'STANDINAPP';
const apiKey = '0123456789abcdef0123456789abcdef';

let build: SmallBuild;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  build = await buildSmallSite(
    {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_SEARCH_API_KEY: apiKey,
      ASK_AI_SITE_ID: 'stand-in',
      ASK_AI_BACKGROUND: '#112233',
      ASK_AI_COLOR: '#fafafa',
      ANALYTICS_ID: 'G-STANDIN1',
    },
    'services-site',
  );
  expect(build.ok, build.log).toBe(true);
});
test.afterAll(() => build.remove());
test.beforeEach(({context}) => serveSmallSite(context, build.outDir));

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(smallSite + path);
  await waitForHydration(page);
};

const moveOn = (page: Page) => page.getByRole('main').getByRole('link', {name: 'its docs'}).click();

test.describe('Algolia', () => {
  let algolia: AlgoliaStandIn;

  const records = recordsOf([
    {
      path: '/docs/second',
      category: 'Guide',
      title: 'Second page',
      description: 'What comes after <Sequence>.',
      parts: [['Zebra', 'A word of its own.']],
    },
    ...Array.from({length: 45}, (_, index) => ({
      path: `/docs/many-${index}`,
      category: `Group ${index % 3}`,
      title: `Many ${index}`,
      description: 'One of many.',
    })),
  ]);

  test.beforeAll(async () => {
    algolia = await AlgoliaStandIn.start();
    algolia.indices.set(
      'remotion',
      new Map(
        records.map((record) => [
          record.objectID,
          {...toObject(record), objectID: record.objectID},
        ]),
      ),
    );
  });
  test.afterAll(() => algolia.stop());

  test.beforeEach(async ({context}) => {
    algolia.mode = 'working';
    algolia.delay = 0;
    algolia.requests.length = 0;
    await standInForChat(context);
    await standInForAnalytics(context);
    await context.route(/^https:\/\/[^/]*\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
      const {pathname, search, hostname} = new URL(route.request().url());
      expect(hostname.toUpperCase()).toContain(appId);
      await route.fulfill({response: await route.fetch({url: algolia.url + pathname + search})});
    });
  });

  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
  const input = (page: Page) => dialog(page).getByPlaceholder('Search docs');
  const hits = (page: Page) => dialog(page).getByRole('option');

  const openDialog = async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  };

  const facetFilters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];

  test('is not asked, and not connected to, before the reader types', async ({page}) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('link[rel=preconnect][href*=algolia]').count()).toBe(0);
    await openDialog(page);
    expect(algolia.requests).toEqual([]);
  });

  test('is asked by the dialog for language and docs version', async ({page}) => {
    await open(page, '/');
    await openDialog(page);
    await input(page).fill('zebra');
    await expect(hits(page)).toHaveText([/Zebra.*Second page/]);
    expect(algolia.requests).toEqual([
      {
        method: 'POST',
        path: '/1/indexes/*/queries',
        appId,
        apiKey,
        body: {
          requests: [
            {
              query: 'zebra',
              indexName: 'remotion',
              attributesToRetrieve: [
                ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
                'content',
                'type',
                'url',
              ],
              attributesToSnippet: [
                ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
                'content:10',
              ],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
              hitsPerPage: 20,
              clickAnalytics: false,
              facetFilters,
            },
          ],
        },
      },
    ]);
  });

  test('leads to pages of this site, wherever it was filled', async ({page}) => {
    await open(page, '/');
    await markDocument(page);
    await openDialog(page);
    await input(page).fill('second page');
    await hits(page).first().locator('a').click();
    await expect(page).toHaveURL(`${smallSite}/docs/second`);
    expect(await isMarked(page)).toBe(true);
  });

  test('shows text as text', async ({page}) => {
    await open(page, '/');
    await openDialog(page);
    await input(page).fill('after');
    await expect(hits(page).first()).toContainText('What comes after <Sequence>.');
  });

  test('shows five of a group and the number of all', async ({page}) => {
    await open(page, '/');
    await openDialog(page);
    await input(page).fill('many');
    await expect(hits(page)).toHaveCount(15);
    await expect(dialog(page).getByRole('link', {name: 'See all 45 results'})).toHaveAttribute(
      'href',
      '/search?q=many',
    );
    await expect(dialog(page).locator('.DocSearch-Logo')).toBeVisible();
  });

  test('is waited for when it is slow', async ({page}) => {
    algolia.delay = 1500;
    await open(page, '/');
    await openDialog(page);
    await input(page).fill('zebra');
    await expect(dialog(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await expect(hits(page)).toHaveCount(1);
  });

  test('fails visibly', async ({page, problems}) => {
    problems.expect(/503|ERR_FAILED/);
    algolia.mode = 'failing';
    await open(page, '/');
    await openDialog(page);
    await input(page).fill('zebra');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
  });

  test('answers /search with the same facets, 20 at a time, and is named there', async ({page}) => {
    await open(page, '/search?q=many');
    const results = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    await expect(results).toHaveCount(20);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('45 documents found');
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Search by Algolia'}),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(results).toHaveCount(40);
    expect(
      algolia.requests.map(({body}) => (body as {requests: unknown[]}).requests[0]),
    ).toMatchObject([
      {query: 'many', page: 0, hitsPerPage: 20, facetFilters},
      {query: 'many', page: 1, hitsPerPage: 20, facetFilters},
    ]);
  });

  test('leaves no index in the build', async ({request}) => {
    // No server answers for the small site: its files are read.
    const {existsSync} = await import('node:fs');
    expect(request).toBeDefined();
    expect(existsSync(`${build.outDir}/search-index.json`)).toBe(false);
  });
});

test.describe('the chat', () => {
  test.beforeEach(({context}) => standInForAnalytics(context));

  const chats = (page: Page) =>
    page.evaluate(() => (window as {chats?: StartedChat[]}).chats ?? []);
  const ownButton = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});

  test('is started after the page has loaded, with the looks of the specification', async ({
    page,
    context,
  }) => {
    const {requests} = await standInForChat(context);
    await open(page, '/');
    await expect.poll(() => chats(page)).toHaveLength(1);
    expect(await chats(page)).toEqual([
      {
        attributes: {
          id: 'crawlchat-script',
          async: '',
          src: 'https://crawlchat.app/embed.js',
          'data-id': 'stand-in',
          'data-ask-ai': 'true',
          'data-ask-ai-text': 'Ask AI',
          'data-ask-ai-position': 'br',
          'data-ask-ai-radius': '20px',
          'data-ask-ai-background-color': '#112233',
          'data-ask-ai-color': '#fafafa',
        },
        loaded: 'complete',
      },
    ]);
    expect(requests).toEqual(['/embed.js']);
    await expect(ownButton(page)).toHaveCount(0);
  });

  test('is started once, however far the reader goes', async ({page, context}) => {
    const {requests} = await standInForChat(context);
    await open(page, '/');
    await expect.poll(() => chats(page)).toHaveLength(1);
    await moveOn(page);
    await expect(page).toHaveURL(`${smallSite}/docs/`);
    await page.goBack();
    await page.waitForTimeout(500);
    expect(requests).toEqual(['/embed.js']);
    expect(await page.locator('#crawlchat-script').count()).toBe(1);
  });

  test('holds nothing up when it is slow', async ({page, context}) => {
    const chat = await standInForChat(context, 'held');
    await open(page, '/');
    await expect.poll(() => chat.requests).toEqual(['/embed.js']);
    await moveOn(page);
    await expect(page).toHaveURL(`${smallSite}/docs/`);
    expect(await chats(page)).toEqual([]);
    chat.release();
    await expect.poll(() => chats(page)).toHaveLength(1);
  });

  test('is replaced by the panel when it does not load', async ({page, context, problems}) => {
    problems.expect(/crawlchat\.app/, /Failed to load resource/);
    await standInForChat(context, 'blocked');
    await open(page, '/');
    await ownButton(page).click();
    await expect(page.getByRole('dialog', {name: 'Ask AI'})).toContainText(
      'No AI chat is available',
    );
    await page.keyboard.press('Escape');
    await moveOn(page);
    await expect(page).toHaveURL(`${smallSite}/docs/`);
  });

  const frame = (page: Page) => page.frameLocator('iframe[title="Ask AI"]');

  // Pages of the site itself, which the small one has not.
  for (const path of ['/ai', '/ai-embed']) {
    test(`fills ${path}`, async ({page, context}) => {
      const {requests} = await standInForChat(context);
      await open(page, path);
      await expect(frame(page).getByLabel('Ask anything')).toBeVisible();
      expect(requests.filter((request) => request !== '/embed.js')).toEqual(['/w/stand-in']);
      await page.evaluate(() => window.postMessage({type: 'focus'}, '*'));
      await expect(frame(page).getByLabel('Ask anything')).toBeFocused();
    });

    test(`leads to the search while ${path} waits for it`, async ({page, context}) => {
      const chat = await standInForChat(context, 'held');
      await open(page, path);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toContainText('Loading the chat…');
      await expect(status.locator('svg')).toBeVisible();
      await expect(status.getByRole('link', {name: 'search the docs'})).toHaveAttribute(
        'href',
        /\/search$/,
      );
      chat.release();
    });

    test(`is replaced by the panel on ${path} when it cannot be reached`, async ({
      page,
      context,
      problems,
    }) => {
      problems.expect(/crawlchat\.app/, /Failed to load resource/);
      await standInForChat(context, 'blocked');
      await open(page, path);
      await expect(page.getByRole('main')).toContainText('No AI chat is available');
    });
  }
});

test.describe('analytics', () => {
  test.beforeEach(({context}) => standInForChat(context));

  const start = async (page: Page, context: BrowserContext, path: string) => {
    const analytics = await standInForAnalytics(context);
    await open(page, path);
    await expect.poll(() => analytics.views).toHaveLength(1);
    return analytics;
  };

  test('is loaded once, with the id', async ({page, context}) => {
    const {scripts} = await start(page, context, '/');
    await moveOn(page);
    await expect(page).toHaveURL(`${smallSite}/docs/`);
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-STANDIN1']);
  });

  test('gets a view of each path, query and part, with the path and the title of the page', async ({
    page,
    context,
  }) => {
    const {views} = await start(page, context, '/');
    await moveOn(page);
    await expect.poll(() => views).toHaveLength(2);
    const go = (to: string) =>
      page.evaluate((path) => {
        window.history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, to);
    await go('/docs/?tab=npm');
    await expect.poll(() => views).toHaveLength(3);
    await go('/docs/?tab=npm#install');
    await expect.poll(() => views).toHaveLength(4);
    // The same place again is no view.
    await go('/docs/?tab=npm#install');
    await page.waitForTimeout(300);
    expect(views.map(({path}) => path)).toEqual([
      '/',
      '/docs/',
      '/docs/?tab=npm',
      '/docs/?tab=npm#install',
    ]);
    expect(views[1]?.title).toMatch(/^Getting started/);
  });

  for (const mode of ['blocked', 'failing'] as const) {
    test(`harms nothing when it is ${mode}`, async ({page, context, problems}) => {
      problems.expect(/googletagmanager/, /Failed to load resource/);
      const {views} = await standInForAnalytics(context, mode);
      await open(page, '/');
      await moveOn(page);
      await expect(page).toHaveURL(`${smallSite}/docs/`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(views).toEqual([]);
    });
  }
});

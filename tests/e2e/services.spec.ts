/**
 * What the site has and does not show without a setting: Algolia, the chat, analytics, the announcement bar, dropdowns of
 * docs versions and languages, and the color toggle of two steps. A small site with the site's theme and configuration
 * is built for them, and stand-ins answer in the place of the services.
 */
import {AlgoliaStandIn, recordsOf, toObject} from '@docs-kit/local-search/testing';
import type {BrowserContext, Page} from '@playwright/test';
import {standInForAnalytics} from '../stand-ins/analytics';
import {type StartedChat, standInForChat} from '../stand-ins/chat';
import {markDocument, isMarked, waitForHydration} from './support/site';
import {type SmallBuild, buildSmallSite, serveSmallSite} from './support/small-site';
import {expect, test} from './support/test';

test.describe.configure({mode: 'default'});

const appId = 'STANDINAPP';
const apiKey = '0123456789abcdef0123456789abcdef';

const smallSite = 'http://small-site.test';

let build: SmallBuild;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  build = await buildSmallSite({
    name: 'small-site',
    siteDir: '.',
    config: 'tests/e2e/small-site/docusaurus.config.ts',
    settings: {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_SEARCH_API_KEY: apiKey,
      ASK_AI_SITE_ID: 'stand-in',
      ASK_AI_BACKGROUND: '#112233',
      ASK_AI_COLOR: '#fafafa',
      ANALYTICS_ID: 'G-STANDIN1',
      ANNOUNCEMENT: 'The next version is <a href="/docs/">out</a>',
      ANNOUNCEMENT_ID: 'next-version',
    },
  });
});
test.afterAll(() => build.remove());
test.beforeEach(({context}) => serveSmallSite(context, smallSite, build.outDir));

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

  test('is asked by the dialog for language and docs version', async ({page}) => {
    await open(page, '/');
    await openDialog(page);
    await input(page).fill('zebra');
    await expect(hits(page)).toHaveText([/Zebra.*Second page/]);
    expect(algolia.requests).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/*/queries',
        appId,
        apiKey,
        body: {requests: [{query: 'zebra', indexName: 'remotion', facetFilters}]},
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
});

test.describe('the chat', () => {
  test.beforeEach(({context}) => standInForAnalytics(context));

  const chats = (page: Page) =>
    page.evaluate(() => (window as {chats?: StartedChat[]}).chats ?? []);
  const ownButton = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});

  test('is started once, after the page has loaded, with the looks of the specification', async ({
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
    await expect(ownButton(page)).toHaveCount(0);
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

  for (const path of ['/ai', '/ai-embed']) {
    test(`fills ${path}`, async ({page, context}) => {
      const {requests} = await standInForChat(context);
      await open(page, path);
      await expect(frame(page).getByLabel('Ask anything')).toBeVisible();
      expect(requests.filter((request) => request !== '/embed.js')).toEqual(['/w/stand-in']);
      await page.evaluate(() => window.postMessage({type: 'focus'}, '*'));
      await expect(frame(page).getByLabel('Ask anything')).toBeFocused();
    });
  }

  test('leads to the search while /ai waits for it', async ({page, context}) => {
    const chat = await standInForChat(context, 'held');
    await open(page, '/ai');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('Loading the chat…');
    await expect(status.locator('svg')).toBeVisible();
    await expect(status.getByRole('link', {name: 'search the docs'})).toHaveAttribute(
      'href',
      /\/search$/,
    );
    chat.release();
  });

  test('is replaced by the panel on /ai when it cannot be reached', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/crawlchat\.app/, /Failed to load resource/);
    await standInForChat(context, 'blocked');
    await open(page, '/ai');
    await expect(page.getByRole('main')).toContainText('No AI chat is available');
  });
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

  test('harms nothing when it is blocked', async ({page, context, problems}) => {
    problems.expect(/googletagmanager/, /Failed to load resource/);
    const {views} = await standInForAnalytics(context, 'blocked');
    await open(page, '/');
    await moveOn(page);
    await expect(page).toHaveURL(`${smallSite}/docs/`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(views).toEqual([]);
  });
});

test.describe('the theme', () => {
  test.beforeEach(async ({context}) => {
    await standInForChat(context);
    await standInForAnalytics(context);
  });

  const announcement = (page: Page) => page.getByRole('banner');

  test('shows the announcement on every page, above the navbar', async ({page}) => {
    for (const path of ['/', '/docs/second']) {
      await open(page, path);
      await expect(announcement(page)).toHaveText('The next version is out');
      await expect(announcement(page).getByRole('link', {name: 'out'})).toHaveAttribute(
        'href',
        '/docs/',
      );
      expect((await announcement(page).boundingBox())?.y).toBe(0);
    }
  });

  test('keeps the announcement closed after its button was pressed', async ({page}) => {
    await open(page, '/');
    // By keyboard: the pointer would then rest on the search button, and this site has no index.
    await announcement(page).getByRole('button', {name: 'Close'}).press('Enter');
    await expect(announcement(page)).toHaveCount(0);
    await moveOn(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
    await expect(announcement(page)).toHaveCount(0);
    await open(page, '/');
    await expect(announcement(page)).toHaveCount(0);
  });

  test('has dropdowns of docs versions, which saves the chosen one, and of languages', async ({
    page,
  }) => {
    await open(page, '/docs/second');
    const versions = page.locator('.dropdown').filter({hasText: 'All versions'});
    await versions.hover();
    await versions.getByRole('listitem').getByRole('link', {name: 'Next'}).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');
    const languages = page
      .locator('.dropdown')
      .filter({has: page.getByRole('button', {name: 'English'})});
    await languages.hover();
    await expect(languages.getByRole('listitem')).toHaveText(['English']);
  });

  test('toggles between light and dark if the system is not respected', async ({page}) => {
    await open(page, '/');
    const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
    for (const mode of ['light', 'dark', 'light']) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await toggle.click();
    }
  });
});

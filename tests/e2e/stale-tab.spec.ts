/**
 * A tab that was open during a deploy: it runs the scripts of build A, and the host has build B. Wherever
 * its reader goes, there is a page and no error.
 */
import type {IncomingMessage} from 'node:http';
import type {Locator, Page} from '@playwright/test';
import {giveSign, isMarked, markDocument, waitForHydration} from './support/site';
import {expect, test} from './support/test';
import {TwoBuilds} from './support/two-builds';

/** The heading of /templates/. */
const inA = 'Start from a template';
const inB = 'Begin with a template';

let host: TwoBuilds;
let origin: string;

test.beforeEach(async () => {
  host = new TwoBuilds({from: inA, to: inB});
  origin = await host.start();
});
test.afterEach(async ({page}) => {
  // Links in sight may still be fetched in advance.
  await page.goto('about:blank');
  host.stop();
});

const heading = (page: Page) => page.getByRole('heading', {level: 1});

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(origin + address);
  await waitForHydration(page);
};

const deployB = (page: Page, {keepsOldAssets}: {keepsOldAssets: boolean}): Promise<void> => {
  host.live = 'B';
  host.keepsOldAssets = keepsOldAssets;
  return markDocument(page);
};

/** Whether the scripts that the page was loaded with are those of build B. */
const runsB = async (page: Page): Promise<boolean> => {
  const main = /main\.[0-9a-f]{8}\.js/.exec(await page.content())?.[0] ?? '';
  const [before] = mainOfA;
  return main !== '' && main === host.nameInB(before ?? '');
};

let mainOfA: string[] = [];
test.beforeEach(async ({request}) => {
  mainOfA = /main\.[0-9a-f]{8}\.js/.exec(await (await request.get(`${origin}/`)).text()) ?? [];
  expect(mainOfA).toHaveLength(1);
});

const expectNoErrorShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', {name: /^(?:Retry|Try again)$/})).toHaveCount(0);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await expect(page.getByText('did not load properly')).toHaveCount(0);
};

/** What the browser says of scripts that are gone, and Docusaurus before it reloads. */
const gone = [
  /status 404: .*\/assets\/js\//,
  /status of 404/,
  /Refused to execute script/,
  /console warning: ChunkLoadError/,
];

// Docusaurus asks for the scripts of a link under the pointer, and leaves a failure to the console.
const goneUnderPointer = /uncaught: Loading chunk \d+ failed/;

const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

test.describe('the host keeps nothing of build A', () => {
  test("a link leads to build B's page", async ({page, problems}) => {
    await open(page, '/contact/');
    await deployB(page, {keepsOldAssets: false});
    await inFooter(page, 'Templates').click();
    await expect(page).toHaveURL(`${origin}/templates/`);
    await expect(heading(page)).toHaveText(inB);
    await waitForHydration(page);
    expect(await isMarked(page)).toBe(false);
    expect(await runsB(page)).toBe(true);
    await expectNoErrorShown(page);
    problems.expect(...gone);
    problems.allow(goneUnderPointer);
  });

  test('so does one in the sidebar, after the pointer has rested on it, with its fragment', async ({
    page,
    problems,
  }) => {
    problems.expect(...gone, goneUnderPointer);
    await open(page, '/docs/spring');
    await deployB(page, {keepsOldAssets: false});
    const link = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', {name: 'interpolate()', exact: true});
    await link.hover();
    await page.waitForTimeout(300);
    await expectNoErrorShown(page);
    await link.click();
    await expect(heading(page)).toHaveText('interpolate()');
    await expect.poll(() => runsB(page)).toBe(true);
    await waitForHydration(page);
    await expectNoErrorShown(page);
  });

  test('and the way back and forth', async ({page, problems}) => {
    problems.expect(...gone);
    problems.allow(goneUnderPointer);
    await open(page, '/contact/');
    await inFooter(page, 'Templates').click();
    await expect(heading(page)).toHaveText(inA);
    await deployB(page, {keepsOldAssets: false});
    // The page is in memory: nothing is asked for.
    await page.goBack();
    await expect(heading(page)).toHaveText('Talk to us');
    await inFooter(page, 'Player').click();
    await expect(page).toHaveURL(`${origin}/player/`);
    await expect.poll(() => runsB(page)).toBe(true);
    await waitForHydration(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Talk to us');
    await waitForHydration(page);
    await expectNoErrorShown(page);
  });
});

test.describe('the host keeps the assets of build A', () => {
  test('the tab goes on without a reload', async ({page}) => {
    await open(page, '/contact/');
    await deployB(page, {keepsOldAssets: true});
    await inFooter(page, 'Templates').click();
    await expect(heading(page)).toHaveText(inA);
    expect(await isMarked(page)).toBe(true);
    await expectNoErrorShown(page);
  });

  test('what loads on demand still loads: the search and the player', async ({page}) => {
    await open(page, '/docs/interpolate');
    await deployB(page, {keepsOldAssets: true});
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await page.getByPlaceholder('Search docs').fill('interpolate');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const demo = page.getByRole('figure', {name: /^Demo: /}).first();
    await demo.getByRole('button', {name: /^Play/}).click();
    await expect(demo.locator('.__remotion-player')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('two servers have different builds', () => {
  /** Scripts, styles and prefetched pages may be missing. */
  const anything = /./;

  /** Longer than the first four attempts to load a script. */
  const patience = 8000;

  const isPage = ({headers}: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'document';

  /** Answers everything but the page from the other server. The last page came from A. */
  const splitPages = (): ((request: IncomingMessage) => 'A' | 'B') => {
    let server: 'A' | 'B' = 'A';
    return (request) => {
      const other = server === 'A' ? 'B' : 'A';
      if (isPage(request)) {
        server = other;
        return server;
      }
      return other;
    };
  };

  /** Answers each request from another server than the one before. */
  const alternate = (): (() => 'A' | 'B') => {
    let server: 'A' | 'B' = 'A';
    return () => (server = server === 'A' ? 'B' : 'A');
  };

  /** Counts how many times the browser loads a page. */
  const countLoads = (page: Page): (() => number) => {
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    return () => loads;
  };

  /** Uses the page, which may be reloaded, until there is something. */
  const useUntil = (page: Page, sight: Locator): Promise<void> =>
    expect(async () => {
      await giveSign(page);
      await expect(sight).toHaveCount(1, {timeout: 500});
    }).toPass();

  for (const [how, balance] of [
    ['its scripts are on the other server', splitPages],
    ['each request goes to another server', alternate],
  ] as const) {
    test(`a page is reloaded at most once: ${how}`, async ({page, problems}) => {
      problems.allow(anything);
      host.keepsOldAssets = false;
      host.balance = balance();
      const loads = countLoads(page);
      await page.goto(`${origin}/docs/spring`);
      const runs = page.locator('html[data-has-hydrated="true"]');
      await useUntil(page, runs.or(page.locator('.start-failure')));
      await page.waitForTimeout(patience);
      expect(loads()).toBeLessThanOrEqual(2);
    });
  }

  test('a link whose page is on the other server reloads once', async ({page, problems}) => {
    problems.allow(anything);
    await open(page, '/contact/');
    host.keepsOldAssets = false;
    host.balance = splitPages();
    const loads = countLoads(page);
    await inFooter(page, 'Templates').click();
    await useUntil(page, page.locator('.start-failure', {hasText: 'new version'}));
    await page.waitForTimeout(patience);
    expect(loads()).toBe(1);
    await expect(page).toHaveURL(`${origin}/templates/`);
  });
});

/** Errors that readers and authors see. Crashes and failed page loads are in states.spec.ts, those of the search in search.spec.ts. */
import type {Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {root} from '../../scripts/lib/tools';
import {isMarked, markDocument, open, start, waitForHydration} from './support/site';
import {dropDefaultExport, losePageScript, onMainScript} from './support/scripts';
import {buildSmallSite} from './support/small-site';
import {expect, test} from './support/test';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const about = 'Videos are programs';

test('route load or prefetch failure: a warning is logged and the page reloads', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed/, /ERR_FAILED/, /console warning: .*Loading chunk \w+ failed/);
  let lost = true;
  await losePageScript(page, about, () => lost);
  page.on('console', (message) => {
    lost &&= message.type() !== 'warning';
  });
  await open(page, '/success-stories/yarx');
  await markDocument(page);
  const commercial = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: 'Commercial'});
  await commercial.hover();
  // The link is hovered on the way to the click: its preload fails, and the click finds that out.
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About us'});
  await link.hover();
  await page.waitForTimeout(200);
  await link.click();
  await expect(heading(page)).toHaveText(about);
  await expect.poll(() => isMarked(page)).toBe(false);
  await waitForHydration(page);
  problems.expect(/uncaught: Loading chunk \w+ failed/);
});

test('missing default export: the error names the route and says what to do', async ({
  page,
  problems,
}) => {
  await dropDefaultExport(page, about);
  await start(page, '/about/');
  await expect(page.locator('main')).toContainText(
    "The page component at /about/ doesn't have a default export.",
  );
  await expect(page.locator('main')).toContainText('This makes it impossible to render anything.');
  await expect(page.locator('main')).toContainText('Consider default-exporting a React component.');
  problems.take();
});

// A navbar item that asks for what does not exist is put into the configuration on its way to the browser.
const docsItem = 'type:"docSidebar",sidebarId:"main",label:"Docs",position:"left"';
const withNavbarItem = async (page: Page, item: string, address = '/about/'): Promise<string> => {
  await onMainScript(page, (body) => body.replace(docsItem, item));
  await start(page, address);
  await expect(heading(page)).toHaveText('This page crashed');
  return page.locator('main').innerText();
};

test.describe('navigation that asks for what does not exist', () => {
  test.afterEach(({problems}) => {
    problems.take();
  });

  test('missing sidebar id: the error lists the available ids', async ({page}) => {
    const text = await withNavbarItem(page, docsItem.replace('"main"', '"guide"'));
    expect(text).toContain('Can\'t find any sidebar with id "guide"');
    expect(text).toMatch(/Available sidebar ids are:\s+- main\s+- api\s+- recorder/);
  });

  for (const address of ['/about/', '/docs/spring']) {
    test(`missing doc id: the error on ${address} lists the ids of all docs`, async ({page}) => {
      const item = 'type:"doc",docId:"no-such-doc",label:"Docs",position:"left"';
      const text = await withNavbarItem(page, item, address);
      const [, list = ''] = /Available doc ids are:\n((?:- \S+\n?)+)/.exec(text) ?? [];
      const docs = globSync('docs/**/*.mdx', {cwd: root, ignore: 'docs/_partials'});
      expect(list.trim().split('\n')).toHaveLength(docs.length);
    });
  }

  test('missing doc id: the error of the build lists the available ids', async () => {
    const {ok, log, remove} = await buildSmallSite({NAVBAR_DOC: 'no-such-doc'});
    await remove();
    expect(ok).toBe(false);
    expect(log).toContain('Couldn\'t find any doc with id "no-such-doc"');
    expect(log).toMatch(/Available doc ids are:\s+- [\w/-]+/);
    expect(log).toContain('- getting-started');
  });

  test('docs feature without its plugin: the error says that the plugin is not enabled', async ({
    page,
  }) => {
    const text = await withNavbarItem(
      page,
      'type:"docSidebar",docsPluginId:"other",sidebarId:"main",label:"Docs",position:"left"',
    );
    expect(text).toContain(
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
    );
  });

  test('missing docs sidebar link: an error is raised', async ({page}) => {
    await onMainScript(page, (body) =>
      body.replace(/("sidebars":\{"main":)\{"link":\{[^}]+\}\}/, '$1{}'),
    );
    await start(page, '/about/');
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page.locator('main')).toContainText(
      'DocSidebarNavbarItem: Sidebar with ID "main" doesn\'t have anything to be linked to.',
    );
  });

  test('missing navbar item type: an error is raised', async ({page}) => {
    const text = await withNavbarItem(page, 'type:"no-such-type",label:"Docs",position:"left"');
    expect(text).toContain('No NavbarItem component found for type "no-such-type".');
  });

  test('failing navbar item: the error names the configuration of the item, then the cause', async ({
    page,
  }) => {
    const text = await withNavbarItem(page, docsItem.replace('"main"', '"guide"'));
    expect(text).toContain('A theme navbar item failed to render.');
    expect(text).toMatch(/"sidebarId": "guide",\s+"label": "Docs"/);
    expect(text.indexOf('A theme navbar item failed to render.')).toBeLessThan(
      text.indexOf('Cause:'),
    );
    expect(text.indexOf('Cause:')).toBeLessThan(text.indexOf("Can't find any sidebar"));
  });
});

test.describe('wrong base URL', () => {
  const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

  test('when the scripts do not load, a red banner suggests a corrected base URL', async ({
    page,
    request,
    problems,
  }) => {
    const html = await (await request.get('/')).text();
    await page.route('**/preview/', (route) =>
      route.fulfill({contentType: 'text/html', body: html}),
    );
    problems.expect(/request failed/, /ERR_FAILED/);
    await page.route('**/assets/js/**', (route) => route.abort());
    await start(page, '/preview/');
    await expect(banner(page)).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner(page)).toContainText('Current configured baseUrl = /');
    await expect(banner(page)).toContainText('We suggest trying baseUrl = /preview/');
    await expect(banner(page)).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
  });

  test('when they load, there is none', async ({page}) => {
    await open(page, '/');
    await expect(banner(page)).toHaveCount(0);
  });

  test('other pages than the home page never have one', async ({page, problems}) => {
    problems.expect(/request failed/, /ERR_FAILED/);
    await page.route('**/assets/js/**', (route) => route.abort());
    await start(page, '/about/');
    await page.getByRole('button', {name: 'Search'}).click();
    // By then, the home page would have it.
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(heading(page)).toHaveText(about);
    await expect(banner(page)).toHaveCount(0);
  });
});

test('hydration recoverable errors are logged to the console, and the page is right afterwards', async ({
  page,
  problems,
}) => {
  problems.expect(/console error: Docusaurus React Root onRecoverableError/);
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(`>${about}<`, '>Another text<'),
    });
  });
  await open(page, '/about/');
  await expect(heading(page)).toHaveText(about);
});

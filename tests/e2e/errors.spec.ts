/** Errors that readers and authors see. Crashes and failed page loads are in states.spec.ts, those of the search in search.spec.ts. */
import type {Page} from '@playwright/test';
import {isMarked, markDocument, open, start, waitForHydration} from './support/site';
import {dropDefaultExport, losePageScript, onMainScript} from './support/scripts';
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

// The configuration is changed on its way to the browser, so that a navbar item asks for what does not exist.
const docsItem = 'type:"docSidebar",sidebarId:"main",label:"Docs",position:"left"';
const faults: Readonly<Record<string, [string | RegExp, string, ...RegExp[]]>> = {
  'a sidebar': [
    docsItem,
    docsItem.replace('main', 'guide'),
    /A theme navbar item failed to render\.[^]*"sidebarId": "guide",\s+"label": "Docs"[^]*Cause:/,
    /Can't find any sidebar with id "guide"/,
    /Available sidebar ids are:\s+- main\s+- api\s+- recorder/,
  ],
  'the link of a sidebar': [
    /("sidebars":\{"main":)\{"link":\{[^}]+\}\}/,
    '$1{}',
    /Sidebar with ID "main" doesn't have anything to be linked to/,
  ],
  'a doc': [
    docsItem,
    'type:"doc",docId:"no-such-doc",label:"Docs",position:"left"',
    /Couldn't find any doc with id "no-such-doc"/,
    /Available doc ids are:\s+- \S/,
  ],
  'a plugin': [
    docsItem,
    `docsPluginId:"other",${docsItem}`,
    /a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled/,
  ],
  'a type of item': [
    docsItem,
    docsItem.replace('docSidebar', 'no-such-type'),
    /No NavbarItem component found for type "no-such-type"/,
  ],
};

for (const [what, [from, to, ...messages]] of Object.entries(faults)) {
  test(`${what} that does not exist: the error says so`, async ({page, problems}) => {
    problems.allow(/./);
    await onMainScript(page, (body) => body.replace(from, to));
    await start(page, '/about/');
    await expect(heading(page)).toHaveText('This page crashed');
    const text = await page.locator('main').innerText();
    for (const message of messages) {
      expect(text).toMatch(message);
    }
  });
}

test('wrong base URL: when the scripts do not load, a red banner suggests a corrected one', async ({
  page,
  request,
  problems,
}) => {
  const html = await (await request.get('/')).text();
  await page.route('**/preview/', (route) => route.fulfill({contentType: 'text/html', body: html}));
  problems.expect(/request failed/, /ERR_FAILED/);
  await page.route('**/assets/js/**', (route) => route.abort());
  await start(page, '/preview/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /');
  await expect(banner).toContainText('We suggest trying baseUrl = /preview/');
  await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
});

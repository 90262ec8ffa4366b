/**
 * What the site has in its theme and does not show without a setting: the
 * announcement bar, dropdowns of docs versions and languages, and the colour toggle of two steps. A
 * small site with the same theme and configuration is built for them.
 */
import type {Page} from '@playwright/test';
import {waitForHydration} from './support/site';
import {type SmallBuild, buildSmallSite, serveSmallSite, smallSite} from './support/small-site';
import {expect, test} from './support/test';

test.describe.configure({mode: 'default'});

let build: SmallBuild;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  build = await buildSmallSite({
    ANNOUNCEMENT: 'Version 4.0.331 is <a href="/docs/">out</a>',
    ANNOUNCEMENT_ID: 'v4-0-331',
  });
  expect(build.ok, build.log).toBe(true);
});
test.afterAll(() => build.remove());
test.beforeEach(({context}) => serveSmallSite(context, build.outDir));

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(smallSite + path);
  await waitForHydration(page);
};

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('banner');

  test('appears on every page, above the navbar, with its text and links', async ({page}) => {
    for (const path of ['/', '/docs/', '/docs/second']) {
      await open(page, path);
      await expect(bar(page)).toHaveText('Version 4.0.331 is out');
      await expect(bar(page).getByRole('link', {name: 'out'})).toHaveAttribute('href', '/docs/');
      expect((await bar(page).boundingBox())?.y).toBe(0);
    }
  });

  test('is closed by its button and stays closed, also after a reload', async ({page}) => {
    await open(page, '/');
    // By keyboard: the pointer would then rest on the search button, and this site has no index.
    await bar(page).getByRole('button', {name: 'Close'}).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'its docs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/');
    await expect(bar(page)).toHaveCount(0);
  });

  // The first visit learns of the other id, the next one shows the bar: its place is decided before the scripts run.
  test('comes back with another id', async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an older one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('dropdowns', () => {
  const menu = (page: Page, label: string) =>
    page.locator('.dropdown').filter({has: page.getByRole('button', {name: label})});

  test('one lists docs versions', async ({page}) => {
    await open(page, '/docs/second');
    // The version's name leads to its main page, the items below to each version.
    const versions = page.locator('.dropdown').filter({hasText: 'All versions'});
    await versions.hover();
    await expect(versions.getByRole('listitem').first()).toHaveText('Next');
    await expect(versions.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      '/docs/second',
    );
  });

  test('choosing a version saves it as the preferred one', async ({page}) => {
    await open(page, '/docs/second');
    const versions = page.locator('.dropdown').filter({hasText: 'All versions'});
    await versions.hover();
    await versions.getByRole('listitem').first().getByRole('link').click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');
  });

  test('one lists languages', async ({page}) => {
    await open(page, '/docs/second');
    const languages = menu(page, 'English');
    await languages.hover();
    await expect(languages.getByRole('listitem')).toHaveText(['English']);
    await expect(languages.getByRole('listitem').getByRole('link')).toHaveAttribute('lang', 'en');
  });
});

test('without respect for the system the colour toggle has two steps: light and dark', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  for (const mode of ['light', 'dark', 'light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(toggle).toHaveAccessibleName(new RegExp(`${mode} mode`));
    await toggle.click();
  }
});

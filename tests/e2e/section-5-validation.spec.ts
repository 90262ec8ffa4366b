/** SPEC section 5: validation rules. The limit of the search query is in search.spec.ts. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {appData} from './support/app-data';
import {kinds} from './support/pages';
import {dropDefaultExport} from './support/scripts';
import {open, start} from './support/site';
import {buildSmallSite} from './support/small-site';
import {expect, test} from './support/test';

test('a page component without a default export fails to load', async ({page, problems}) => {
  await dropDefaultExport(page, 'Videos are programs');
  await start(page, '/about/');
  await expect(page.locator('main')).toContainText("doesn't have a default export");
  problems.take();
});

test.describe('at build time', () => {
  test.describe.configure({timeout: 600_000});

  for (const [fault, message] of [
    [
      'broken-links',
      /Broken link on source page path = \/faults\/broken:\s+-> linking to \/no-such-page/,
    ],
    [
      'broken-markdown-links',
      /Docs markdown link couldn't be resolved: \(\.\/no-such-file\.md\) in source file .*broken\.md/,
    ],
    ['broken-anchors', /Docusaurus found broken anchors![^]*\/docs\/#no-such-heading/],
    ['duplicate-routes', /Duplicate routes found![^]*\/faults\/twice/],
  ] as const) {
    test(`${fault.replaceAll('-', ' ')} are errors`, async () => {
      const build = await buildSmallSite({BROKEN: fault});
      await build.remove();
      expect(build.ok, build.log).toBe(false);
      expect(build.log).toMatch(message);
    });
  }

  test('the site itself is built with these rules', async ({page}) => {
    await open(page, '/');
    const {siteConfig} = await appData(page);
    expect(siteConfig).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'throw',
    });
    expect((siteConfig.themeConfig as ThemeConfig).tableOfContents).toBeTruthy();
  });
});

test('no page has a form that sends anything', async ({request}) => {
  for (const [kind, path] of kinds) {
    const html = await (await request.get(path)).text();
    expect(html, kind).not.toMatch(/<form[^>]+action=/);
  }
});

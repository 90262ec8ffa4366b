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

  test('a broken link is an error, a broken Markdown link a warning', async () => {
    const build = await buildSmallSite({BROKEN: 'broken-links'});
    await build.remove();
    expect(build.ok, build.log).toBe(false);
    expect(build.log).toMatch(/\[ERROR\][^]*Docusaurus found broken links!/);
    expect(build.log).toMatch(
      /Broken link on source page path = \/faults\/broken:\s+-> linking to \/no-such-page/,
    );
    expect(build.log).toMatch(
      /\[WARNING\] Docs markdown link couldn't be resolved: \(\.\/no-such-file\.md\) in source file .*broken\.md/,
    );
  });

  test('broken anchors and duplicate routes are warnings, and the build goes through', async () => {
    const build = await buildSmallSite({BROKEN: 'broken-others'});
    await build.remove();
    expect(build.ok, build.log).toBe(true);
    expect(build.log).toMatch(
      /\[WARNING\] Docusaurus found broken anchors![^]*\/docs\/#no-such-heading/,
    );
    expect(build.log).toMatch(/\[WARNING\] Duplicate routes found![^]*\/faults\/twice/);
  });

  test('the site itself is built with these rules', async ({page}) => {
    await open(page, '/');
    const {siteConfig} = await appData(page);
    expect(siteConfig).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
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

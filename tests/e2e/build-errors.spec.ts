/** What stops a build, and what it only warns of. */
import {buildSmallSite} from './support/small-site';
import {expect, test} from './support/test';

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
});

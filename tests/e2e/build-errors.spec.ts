/** What stops a build. */
import {buildSmallSite} from './support/small-site';
import {expect, test} from './support/test';

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
});

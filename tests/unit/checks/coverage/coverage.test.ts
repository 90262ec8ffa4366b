import {describe, expect, test} from 'vitest';
import {countCoverage} from '../../../../checks/coverage/count';
import {coverageCheck} from '../../../../checks/coverage/index';
import {temporarySite} from '../temporary-site';

const getLength = `---
title: getLength()
description: What it does.
kind: api
api: {package: "@remotion/paths", symbol: getLength}
---

Lead.

## Arguments

### \`path\`

<Option type="string" />
`;

const upgrade = `---
title: npx remotion upgrade
description: What it does.
kind: cli
command: npx remotion upgrade
---

Lead.

## Flags

### \`--version\`

<Option type="string" />
`;

describe('coverage', () => {
  test('counts exports, options and flags', async () => {
    const {root} = temporarySite({
      'docs/paths/get-length.mdx': getLength,
      'docs/cli/upgrade.mdx': upgrade,
    });
    const all = await countCoverage(root);
    const of = (name: string) => all.find((each) => each.package === name);
    expect(of('@remotion/paths')).toMatchObject({
      exports: {documented: 1, open: expect.arrayContaining(['warpPath']) as unknown},
      options: {
        documented: 1,
        open: expect.arrayContaining([
          'warpPath: path',
          'warpPath: transformer',
          'warpPath: options',
          'warpPath: options.interpolationThreshold',
        ]) as unknown,
      },
    });
    expect(of('@remotion/cli')?.flags.documented).toBe(1);
    expect(of('@remotion/cli')?.flags.open).toContain('upgrade --package-manager');
    expect(of('@remotion/cli')?.flags.open).not.toContain('upgrade --version');
  });

  test('counts the page of a removed export, and of one that moved into an object', async () => {
    const {root} = temporarySite({
      'docs/clipper.mdx':
        '---\ntitle: <Experimental.Clipper>\ndescription: It is gone.\nkind: api\nremoved: Use CSS.\napi: {package: remotion, symbol: Experimental.Clipper}\n---\n',
      'docs/captions/ensure.mdx':
        '---\ntitle: ensure\ndescription: Splits lines.\nkind: api\napi: {package: "@remotion/captions", symbol: CaptionsInternals.ensureMaxCharactersPerLine}\n---\n',
    });
    const all = await countCoverage(root);
    const openOf = (name: string) => all.find((each) => each.package === name)?.exports;
    // The page of `<Series>` holds `Series.Sequence`, and is not here.
    expect(openOf('remotion')).toEqual({
      documented: 1,
      open: expect.arrayContaining(['Series.Sequence']) as unknown,
    });
    expect(openOf('@remotion/captions')?.documented).toBe(1);
  });

  test('does not count removed pages, and counts the options of other exports as missing', async () => {
    const removed = getLength.replace('kind: api', 'kind: api\nremoved: Use getPathLength().');
    const {root} = temporarySite({
      'docs/paths/get-length.mdx': removed,
    });
    const all = await countCoverage(root);
    expect(all.find((each) => each.package === '@remotion/paths')?.exports).toEqual({
      documented: 0,
      open: expect.arrayContaining(['getLength', 'warpPath']) as unknown,
    });
    // Without types there are no options to count, but the route is there.
    expect(all.find((each) => each.package === '@remotion/lottie')).toMatchObject({
      options: {documented: 0, open: []},
    });
  });

  test.each([
    ['in the front matter', '---\ntitle: "WRITE: a title"\n---\n', 2, 'a title'],
    ['in an attribute', '<Option deprecated="WRITE: what instead" />\n', 1, 'what instead'],
    ['in code', '```bash\nnpx remotion render # WRITE: a call\n```\n', 2, 'a call'],
    ['in a heading', '## 1. WRITE: the first step\n', 1, 'the first step'],
  ])('fails on a note %s', async (_name, text, line, rest) => {
    const {root} = temporarySite({'docs/a.mdx': text});
    expect((await coverageCheck.run({root})).problems).toEqual([
      expect.objectContaining({line, message: `Missing content: ${rest}.`}),
    ]);
  });

  test('fails on a note to the author of a post or a React page', async () => {
    const note = '{/* WRITE: the end */}\n';
    const {root} = temporarySite({'blog/a.mdx': note, 'src/pages/b.mdx': note});
    const {problems} = await coverageCheck.run({root});
    expect(problems.map(({file}) => file)).toEqual(['blog/a.mdx', 'src/pages/b.mdx']);
  });

  test('fails on a page with a note to its author', async () => {
    const {root} = temporarySite({
      'docs/a.mdx': '---\ntitle: A\n---\n\n{/* WRITE: what it does */}\n',
      'docs/b.mdx': '---\ntitle: B\n---\n\nNext.js writes: everything.\n',
    });
    const {problems} = await coverageCheck.run({root});
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'docs/a.mdx',
        line: 5,
        message: 'Missing content: what it does.',
      }),
    ]);
  });
});

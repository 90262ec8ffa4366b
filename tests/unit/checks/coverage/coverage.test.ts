import {describe, expect, test, vi} from 'vitest';
import {countCoverage} from '../../../../checks/coverage/count';
import {coverageCheck} from '../../../../checks/coverage/index';
import {temporarySite} from '../temporary-site';

// The types of all packages are read, which takes a busy machine its time.
vi.setConfig({testTimeout: 120_000});

const routes = [
  'route\tsidebar\tcategory\tlabel\tkind\tpackage\tsymbol\torder',
  '/docs/paths/get-length\tapi\t\tgetLength()\tapi\t@remotion/paths\tgetLength\t1',
  '/docs/paths/warp-path\tapi\t\twarpPath()\tapi\t@remotion/paths\twarpPath\t2',
  '/docs/cli/upgrade\tmain\t\tupgrade\tcli\t@remotion/cli\t\t3',
].join('\n');

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
  test('counts exports, options, flags and routes', async () => {
    const {root} = temporarySite({
      'docs-routes.tsv': routes,
      'docs/paths/get-length.mdx': getLength,
      'docs/cli/upgrade.mdx': upgrade,
    });
    const all = await countCoverage(root);
    const of = (name: string) => all.find((each) => each.package === name);
    expect(of('@remotion/paths')).toMatchObject({
      exports: {documented: 1, open: ['warpPath']},
      options: {
        documented: 1,
        open: [
          'warpPath: path',
          'warpPath: transformer',
          'warpPath: options',
          'warpPath: options.interpolationThreshold',
        ],
      },
      routes: {documented: 1, open: ['/docs/paths/warp-path']},
    });
    expect(of('@remotion/cli')?.flags.documented).toBe(1);
    expect(of('@remotion/cli')?.flags.open).toContain('upgrade --package-manager');
    expect(of('@remotion/cli')?.flags.open).not.toContain('upgrade --version');
  });

  test('is red on a page with a note to its author', async () => {
    const {root} = temporarySite({
      'docs/a.mdx': '---\ntitle: A\n---\n\n{/* WRITE: what it does */}\n',
      'docs/b.mdx': '---\ntitle: B\n---\n\nNext.js writes: everything.\n',
    });
    const {problems} = await coverageCheck.run({root});
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'docs/a.mdx',
        line: 5,
        message: 'Something is still to be written: what it does.',
      }),
    ]);
  });
});

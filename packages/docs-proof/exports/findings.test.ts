import {beforeEach, describe, expect, test, vi} from 'vitest';
import {exportsCheck} from './index';
import {loadPages} from '../testing/load-pages';
import {temporarySite, type TemporarySite} from '../testing/temporary-site';

/** Stands for the comparison with the types, which takes seconds: it finds what the page says. */
const compared = vi.hoisted(() => vi.fn());
vi.mock('./against-types', () => ({
  readPackageFacts: () => ({exports: [], entryPoints: {}}),
  compareWithTypes: (_root: string, apis: readonly {page: {file: string; text: string}}[]) =>
    apis.map(({page: {file, text}}) => {
      compared(file);
      return {
        problems: [{file, line: 1, message: `found ${text.length}`, remedy: ''}],
        members: 1,
      };
    }),
}));

const page = (name: string) =>
  `---\ntitle: ${name}\nkind: api\napi: {package: acme, symbol: ${name}}\n---\n\nimport Shared from './_shared.mdx';\n\n<Shared />\n`;

const check = exportsCheck({
  loadPages,
  packages: [{name: 'acme', installed: '1.0.0'}],
  packagesFile: 'packages.ts',
  exceptions: {
    file: 'exceptions.ts',
    undocumented: {},
    stubs: [],
    hiddenMembers: [],
    typePages: [],
  },
  readByHand: {file: 'read-by-hand.ts', entries: []},
});

let site: TemporarySite;
beforeEach(() => {
  compared.mockClear();
  site = temporarySite(
    {
      'docs/spring.mdx': page('spring'),
      'docs/easing.mdx': page('Easing'),
      'docs/_shared.mdx': '## Arguments\n',
    },
    'none',
  );
});

const run = async () => {
  compared.mockClear();
  const files = ['docs/spring.mdx', 'docs/easing.mdx'];
  const {problems} = await check.run({root: site.root, files});
  return {problems, compared: compared.mock.calls.map(([file]) => file as string)};
};

describe('the comparison with the types is repeated', () => {
  test('for no page if nothing changed, and earlier problems are still reported', async () => {
    const first = await run();
    expect(first.compared).toEqual(['docs/spring.mdx', 'docs/easing.mdx']);
    const second = await run();
    expect(second.compared).toEqual([]);
    expect(second.problems).toEqual(first.problems);
    expect(second.problems).toHaveLength(2);
  });

  test('for the pages that include a changed partial', async () => {
    await run();
    site.write('docs/_shared.mdx', '## Options\n');
    expect((await run()).compared).toEqual(['docs/spring.mdx', 'docs/easing.mdx']);
  });
});

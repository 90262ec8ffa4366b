import {describe, expect, test} from 'vitest';
import {
  anyLine,
  atEach,
  atField,
  atLast,
  atMatch,
  docs,
  docsOfKind,
  firstLine,
  inFence,
  inFile,
  lineStarting,
  type Match,
} from '../../../../scripts/mutations/find';
import {treeOf} from '../../../../scripts/mutations/tree';
import {temporarySite} from '../../checks/temporary-site';

test('pages of the docs are listed by kind, without partials and posts', () => {
  const page = (kind: string) => `---\ntitle: A\nkind: ${kind}\n---\n`;
  const {root} = temporarySite(
    {
      'docs/a.mdx': page('api'),
      'docs/b/c.mdx': page('guide'),
      'docs/_d.mdx': page('api'),
      'docs/_partials/e.mdx': page('api'),
      'blog/f.mdx': page('api'),
      'docs/g.mdx': page('apis'),
    },
    'none',
  );
  const tree = treeOf(root);
  expect(docs(tree)).toEqual(['docs/a.mdx', 'docs/b/c.mdx', 'docs/g.mdx']);
  expect(docsOfKind(tree, 'api')).toEqual(['docs/a.mdx']);
});

describe('a fault is reported', () => {
  const text = '---\nkind: api\n---\n\n## `a`\n\n```tsx\none\ntwo\n```\n\n## b\n';
  const match: Match = {file: 'docs/a.mdx', text, groups: {}, index: text.indexOf('two')};
  const linesOf = (places: ReturnType<typeof anyLine>) => places.map(({line}) => line);

  test.each([
    ['anywhere', anyLine, [undefined]],
    ['at the match', atMatch(), [9]],
    ['around the match', atMatch([0, -1]), [9, 8]],
    ['at the heading above', atLast('\n#'), [5]],
    ['around the heading above', atLast('\n#', [0, 1, 2]), [5, 6, 7]],
    ['at a text in the line of the match', atLast('tw'), [9]],
    ['at the match and its code block', inFence, [9, 7]],
    ['at two places', atEach(atLast('\n## '), atMatch()), [5, 9]],
    ['at the first line', firstLine, [1]],
    ['at a field', atField('kind'), [2]],
  ])('%s', (_, rule, lines) => {
    expect(linesOf(rule(match))).toEqual(lines);
    expect(rule(match).every(({file}) => file === 'docs/a.mdx')).toBe(true);
  });

  test('in another file', () => {
    expect(inFile('redirects.ts')(match)).toEqual([{file: 'redirects.ts'}]);
    expect(lineStarting('b.tsv', '/docs/aa\t1\n/docs/a\t2\n', '/docs/a\t')).toEqual({
      file: 'b.tsv',
      line: 2,
    });
  });
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {check, toProblem} from '../../../../checks/markdown';
import {temporarySite} from '../temporary-site';

const config = readFileSync(path.resolve('.markdownlint-cli2.jsonc'), 'utf8');

async function problemsOf(text: string): Promise<string[]> {
  const {root} = temporarySite({'.markdownlint-cli2.jsonc': config, 'docs/page.mdx': text});
  const {problems} = await check.run({root});
  return problems.map(({file, line, remedy}) => `${file}:${line} ${/MD\d+/.exec(remedy)?.[0]}`);
}

test('a page in the style of this site passes', async () => {
  expect(
    await problemsOf(`---
title: Sequences
---

import Crf from './_crf.mdx';

The lead, with \`[0, 1]\` and [0, 1].

{/* truncate */}

## Example {#example}

\`\`\`tsx title="src/MyVideo.tsx"
export const fps = 30;
\`\`\`

<Option type="number" default="30" />

:::note

A note with a <kbd>key</kbd> in it.

:::

- one
- two

| flag | default |
| --- | --- |
| \`--crf\` | none |
`),
  ).toEqual([]);
});

test.each([
  ['a trailing space', 'The lead. \n', 'docs/page.mdx:1 MD009'],
  ['two blank lines', 'The lead.\n\n\nThe end.\n', 'docs/page.mdx:3 MD012'],
  ['a heading without a blank line', 'The lead.\n## Example\n', 'docs/page.mdx:2 MD022'],
  ['a list with stars', '* one\n', 'docs/page.mdx:1 MD004'],
  ['a fence without a blank line', 'The lead.\n```tsx\ncode\n```\n', 'docs/page.mdx:2 MD031'],
  ['a section that comes twice', '## See also\n\na\n\n## See also\n', 'docs/page.mdx:5 MD024'],
  ['emphasis for a heading', '**Example**\n\nThe text.\n', 'docs/page.mdx:1 MD036'],
  ['a list that is miscounted', '1. one\n3. two\n', 'docs/page.mdx:2 MD029'],
  ['no line break at the end', 'The lead.', 'docs/page.mdx:1 MD047'],
])('%s fails', async (_name, text, problem) => {
  expect(await problemsOf(text)).toEqual([problem]);
});

test('only the files that are passed are checked', async () => {
  const {root} = temporarySite({
    '.markdownlint-cli2.jsonc': config,
    'docs/page.mdx': 'The lead.\n',
    'docs/other.mdx': '**Example**\n',
  });
  expect((await check.run({root, files: ['docs/page.mdx']})).problems).toEqual([]);
  expect((await check.run({root})).problems).toHaveLength(1);
});

test('a problem contains what is wrong and the rule', () => {
  expect(
    toProblem('docs/page.mdx:12:3 error MD009/no-trailing-spaces Trailing spaces [Expected: 0]'),
  ).toEqual({
    file: 'docs/page.mdx',
    line: 12,
    message: 'Trailing spaces [Expected: 0]',
    remedy: expect.stringContaining('MD009 (no-trailing-spaces)'),
  });
  expect(() => toProblem('Something else')).toThrow(
    "can't parse this line from markdownlint: Something else",
  );
});

test('the check stops without the rules of the repository', async () => {
  const {root} = temporarySite({'docs/page.mdx': 'The lead.\n'});
  await expect(check.run({root})).rejects.toThrow('.markdownlint-cli2.jsonc is missing');
});

test('each rule that is off has a reason', () => {
  const lines = config.split('\n');
  const off = lines.flatMap((line, index) => (/"MD\d+": false/.test(line) ? [index] : []));
  expect(off.length).toBeGreaterThan(0);
  for (const index of off) {
    const above = lines.slice(0, index).reverse();
    const comment = above
      .slice(
        0,
        above.findIndex((line) => !/^\s*\/\//.test(line)),
      )
      .join(' ');
    expect(comment, lines[index]).toMatch(/Off: \S+ \S+ \S+/);
  }
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {check} from '../../../../checks/markdown';
import {temporarySite} from '../temporary-site';

const config = readFileSync(path.resolve('.markdownlint-cli2.jsonc'), 'utf8');

async function problemsOf(text: string): Promise<string[]> {
  const {root} = temporarySite({'.markdownlint-cli2.jsonc': config, 'docs/page.mdx': text});
  const {problems} = await check.run({root});
  return problems.map(({file, line, remedy}) => `${file}:${line} ${/MD\d+/.exec(remedy)?.[0]}`);
}

test('a page as they are written here passes', async () => {
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
  ['emphasis for a heading', '**Example**\n\nThe text.\n', 'docs/page.mdx:1 MD036'],
  ['a list that is miscounted', '1. one\n3. two\n', 'docs/page.mdx:2 MD029'],
  ['no line break at the end', 'The lead.', 'docs/page.mdx:1 MD047'],
])('%s fails', async (_name, text, problem) => {
  expect(await problemsOf(text)).toEqual([problem]);
});

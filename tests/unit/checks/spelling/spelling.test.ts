import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {check} from '../../../../checks/spelling';
import {temporarySite} from '../temporary-site';

const config = readFileSync(path.resolve('cspell.config.yaml'), 'utf8');

async function problemsOf(text: string, words = ''): Promise<string[]> {
  const {root} = temporarySite({
    'cspell.config.yaml': config,
    'checks/words.txt': words,
    'docs/page.mdx': text,
  });
  const {problems} = await check.run({root});
  return problems.map(({file, line, message}) => `${file}:${line} ${message}`);
}

test('prose in right spelling passes', async () => {
  expect(
    await problemsOf('A composition has a colour? No: a color.\n'.replace('a colour? No: ', '')),
  ).toEqual([]);
});

test('a misspelled word fails at its line', async () => {
  expect(await problemsOf('The first line.\n\nThe seperate frame is renderd.\n')).toEqual([
    'docs/page.mdx:3 “seperate” is not a word that the dictionaries know.',
    'docs/page.mdx:3 “renderd” is not a word that the dictionaries know.',
  ]);
});

test('British spelling fails, so that the site has one', async () => {
  expect(await problemsOf('The colour of the frame.\n')).toEqual([
    expect.stringContaining('“colour”'),
  ]);
});

test('code, addresses, components and ids are not spelled', async () => {
  const text = `---
title: useCurrentFraem() and <Seqence>
kind: api
api: {package: "@remotion/shaeps", symbol: makeRekt}
message: Somthing
---

import Opshun from './_opshun.mdx';

The \`durashun\` of [a clip](/docs/klip) at https://example.com/klip is {#klip}.

<Option type="numbr | strng" default={fraem} />

\`\`\`tsx title="src/Klip.tsx"
export const durashun = klip;
\`\`\`

1. In a list

   \`\`\`bash
   npx remotion rendr klip
   \`\`\`
`;
  expect(await problemsOf(text)).toEqual([]);
});

test('the text between components is spelled', async () => {
  expect(await problemsOf('<Tabs>\n\nThe renderd frame.\n\n</Tabs>\n')).toEqual([
    expect.stringContaining('“renderd”'),
  ]);
});

test('a word of the list passes', async () => {
  expect(await problemsOf('The chromakey and its chromakey’s edge.\n', 'chromakey\n')).toEqual([]);
  expect(await problemsOf('Chromakeys of Cité.\n', 'Chromakeys\nCité\n')).toEqual([]);
});

test.each([
  ['no page has it', 'The key of it.\n'],
  ['it is part of another word', 'The subchromakey of it.\n'],
  ['it is code', 'The `chromakey` of it.\n'],
])('a word of the list fails when %s', async (_name, text) => {
  expect(await problemsOf(text, '# A comment\n\nchromakey\n')).toContainEqual(
    expect.stringMatching(/^checks\/words\.txt:3 No page needs the word “chromakey”/),
  );
});

test('a word of the list fails when the dictionaries know it', async () => {
  expect(await problemsOf('The frame.\n', 'frame\n')).toEqual([
    expect.stringContaining('No page needs the word “frame”'),
  ]);
});

test('the list is held against all pages only', async () => {
  const {root} = temporarySite({
    'cspell.config.yaml': config,
    'checks/words.txt': 'chromakey\n',
    'docs/page.mdx': 'The key of it.\n',
  });
  expect((await check.run({root, files: ['docs/page.mdx']})).problems).toEqual([]);
});

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

test('correctly spelled prose passes', async () => {
  expect(await problemsOf('A composition has a color.\n')).toEqual([]);
});

test('a misspelled word fails at its line', async () => {
  expect(await problemsOf('The first line.\n\nThe seperate frame is renderd.\n')).toEqual([
    "docs/page.mdx:3 “seperate” isn't in the dictionaries.",
    "docs/page.mdx:3 “renderd” isn't in the dictionaries.",
  ]);
});

test('British spelling fails, for consistency', async () => {
  expect(await problemsOf('The colour of the frame.\n')).toEqual([
    expect.stringContaining('“colour”'),
  ]);
});

test('British forms that the dictionary accepts fail too, with the American form', async () => {
  const {root} = temporarySite({
    'cspell.config.yaml': config,
    'checks/words.txt': '',
    'docs/page.mdx': 'Cancelled in the centre, as `renderMedia() got cancelled` says.\n',
  });
  expect((await check.run({root})).problems).toEqual([
    {
      file: 'docs/page.mdx',
      line: 1,
      message: '“Cancelled” is British spelling.',
      remedy: 'Write canceled. Put code and quoted messages in backticks.',
    },
    {
      file: 'docs/page.mdx',
      line: 1,
      message: '“centre” is British spelling.',
      remedy: 'Write center. Put code and quoted messages in backticks.',
    },
  ]);
});

test('code, URLs, components and IDs are ignored', async () => {
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

test('the text between components is checked', async () => {
  expect(await problemsOf('<Tabs>\n\nThe renderd frame.\n\n</Tabs>\n')).toEqual([
    expect.stringContaining('“renderd”'),
  ]);
});

test('a word in the list passes', async () => {
  expect(await problemsOf('The chromakey and its chromakey’s edge.\n', 'chromakey\n')).toEqual([]);
  expect(await problemsOf('Chromakeys of Cité.\n', 'Chromakeys\nCité\n')).toEqual([]);
});

test.each([
  ['no page has it', 'The key of it.\n'],
  ['it is part of another word', 'The subchromakey of it.\n'],
  ['it is code', 'The `chromakey` of it.\n'],
])('a word in the list fails if %s', async (_name, text) => {
  expect(await problemsOf(text, '# A comment\n\nchromakey\n')).toContainEqual(
    expect.stringMatching(/^checks\/words\.txt:3 The word “chromakey” isn't needed/),
  );
});

test('a word in the list fails if the dictionaries contain it', async () => {
  expect(await problemsOf('The frame.\n', 'frame\n')).toEqual([
    expect.stringContaining("The word “frame” isn't needed"),
  ]);
});

test('the list is only checked in a run on all pages', async () => {
  const {root} = temporarySite({
    'cspell.config.yaml': config,
    'checks/words.txt': 'chromakey\n',
    'docs/page.mdx': 'The key of it.\n',
  });
  expect((await check.run({root, files: ['docs/page.mdx']})).problems).toEqual([]);
});

const entry = `# Facts: https://example.com/klip, by Klipkompani
slug: klipp
name: Clip maker
command: npx create-video@latest --klipp
repository: https://github.com/klippers/klipp
files:
  - {path: src/Klipp.tsx, holds: the clips}
compositions:
  - {
      id: KlippKomp,
      length: 'the length of the song',
    }
packages:
  [
    remotion,
    '@remotion/shaeps',
    klippr,
  ]
uses: ['@remotion/shaeps']
goodFor:
  - Clips with \`durashun\`
next:
  - {label: Clips, to: /docs/klipp}
`;

async function problemsOfData(files: Record<string, string>, words = ''): Promise<string[]> {
  const {root} = temporarySite({
    'cspell.config.yaml': config,
    'checks/words.txt': words,
    ...files,
  });
  const {problems} = await check.run({root});
  return problems.map(({file, line, message}) => `${file}:${line} ${message}`);
}

test('code, URLs and comments of an entry are ignored', async () => {
  expect(await problemsOfData({'src/data/templates/klipp.yml': entry})).toEqual([]);
});

test.each([
  ['a name', 'Clip maker', 'Klip maker', 3],
  ['a part in braces', 'holds: the clips', 'holds: the klips', 7],
  ['a field below others', 'the length of the song', 'the lenght of the song', 11],
  ['a line of a list', 'Clips with', 'Klips with', 21],
  ['the label of a link', 'label: Clips', 'label: Klips', 23],
])('a misspelled word in an entry fails: %s', async (_name, from, to, line) => {
  expect(await problemsOfData({'src/data/templates/klipp.yml': entry.replace(from, to)})).toEqual([
    expect.stringMatching(new RegExp(`^src/data/templates/klipp\\.yml:${line} “\\w+” isn't`)),
  ]);
});

test('a misspelled word of a tag fails', async () => {
  const tags = 'release:\n  label: Release\n  permalink: /relees\n  description: What chanjed.\n';
  expect(await problemsOfData({'blog/tags.yml': tags})).toEqual([
    expect.stringMatching(/^blog\/tags\.yml:4 “chanjed”/),
  ]);
});

test('a word in the list may only occur in an entry', async () => {
  const text = entry.replace('the clips', 'the chromakey');
  expect(await problemsOfData({'src/data/templates/a.yml': text}, 'chromakey\n')).toEqual([]);
});

test('the check accepts entries, but rejects files without text for readers', async () => {
  const {root} = temporarySite({
    'cspell.config.yaml': config,
    'checks/words.txt': '',
    'docs/page.mdx': 'The fraem.\n',
    'src/data/templates/a.yml': 'name: The klip\n',
    'src/a.yml': 'name: The klip\n',
  });
  const {problems} = await check.run({root, files: ['src/data/templates/a.yml']});
  expect(problems.map(({file}) => file)).toEqual(['src/data/templates/a.yml']);
  await expect(check.run({root, files: ['src/a.yml']})).rejects.toThrow("src/a.yml isn't a page");
});

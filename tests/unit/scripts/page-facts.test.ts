import {expect, it} from 'vitest';
import {compareFacts} from '../../../scripts/lib/page-facts';

const page = `---
title: measure()
kind: api
---

Loads up to 20 files with \`load()\`, see [Loading](/docs/loading#limits).

## Limits {#limits}

<Option type="number" default="3" />

\`\`\`ts title="src/load.ts"
export const limit = 3;
\`\`\`
`;

it('finds no difference if only the wording changed', () => {
  const edited = page
    .replace('Loads up to 20 files with', 'Call')
    .replace(', see [Loading]', ' to load up to 20 files. Read [the limits]')
    .replace('title: measure()', 'title: Measuring')
    .replace('## Limits', '## How many');
  expect(edited).not.toBe(page);
  expect(compareFacts(page, edited)).toEqual({lost: [], added: []});
});

it.each([
  ['number', '20 files', '30 files', '20', '30'],
  ['code', '`load()`', '`get()`', 'load()', 'get()'],
  ['link', '#limits)', '#limit)', '/docs/loading#limits', '/docs/loading#limit'],
  ['heading ID', '{#limits}', '{#limit}', 'limits', 'limit'],
  ['component', 'default="3"', 'default="4"', '<Option> type=number default=3', undefined],
  ['sample', 'limit = 3', 'limit = 4', undefined, undefined],
  ['front matter', 'kind: api', 'kind: guide', 'kind: api', 'kind: guide'],
] as const)('finds a changed %s', (kind, was, is, lost, added) => {
  const difference = compareFacts(page, page.replace(was, is));
  expect(difference.lost.map((fact) => fact.kind)).toEqual([kind]);
  expect(difference.added.map((fact) => fact.kind)).toEqual([kind]);
  if (lost !== undefined) expect(difference.lost[0]?.value).toBe(lost);
  if (added !== undefined) expect(difference.added[0]?.value).toBe(added);
});

it('allows a repetition to be cut, and phrases of readers to be added', () => {
  const repeated = page.replace('## Limits', 'Call `load()` for at most 20 files.\n\n## Limits');
  const asked = page.replace(
    'kind: api',
    'asked:\n  - read 2 files\n  - load many files\nkind: api',
  );
  expect(compareFacts(repeated, asked)).toEqual({lost: [], added: []});
});

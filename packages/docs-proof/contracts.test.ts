import {
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils/lib/markdownUtils.js';
import {createSlugger} from '@docusaurus/utils/lib/slugger.js';
import {expect, it} from 'vitest';

it('Docusaurus reads `{#id}` in headings as `pages/headings.ts` does', () => {
  expect(
    escapeMarkdownHeadingIds('## Codec {#codec}'),
    'Docusaurus no longer escapes heading IDs. Change `parseTree()`.',
  ).toBe('## Codec \\{#codec}');
  expect(
    parseMarkdownHeadingId('Codec {#codec}'),
    'Docusaurus no longer splits heading IDs from texts. Change `toHeading()`.',
  ).toEqual({text: 'Codec', id: 'codec'});
});

it('Docusaurus numbers repeated headings as `pages/headings.ts` does', () => {
  const slugger = createSlugger();
  expect(
    ['Set the codec', 'Set the codec'].map((text) => slugger.slug(text)),
    'Docusaurus derives other IDs from headings. Change `headingsOf()`.',
  ).toEqual(['set-the-codec', 'set-the-codec-1']);
});

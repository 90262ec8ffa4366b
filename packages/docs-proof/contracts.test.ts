import {createSlugger} from '@docusaurus/utils/lib/slugger.js';
import {expect, it} from 'vitest';

it('Docusaurus numbers repeated headings as `pages/headings.ts` does', () => {
  const slugger = createSlugger();
  expect(
    ['Set the codec', 'Set the codec'].map((text) => slugger.slug(text)),
    'Docusaurus derives other IDs from headings. Change `headingsOf()`.',
  ).toEqual(['set-the-codec', 'set-the-codec-1']);
});

import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkTerms from './';

const termPage = (description: string, mentions: string, unlike = '') =>
  `---\ntitle: Term\ndescription: ${description}\nkind: term\nmentions: [${mentions}]\n${unlike}---\n`;

const site = {
  'docs/terminology.mdx': '---\ntitle: Terminology\nkind: term\n---\n',
  'docs/terminology/bundle.mdx': termPage('A folder.', 'bundle', 'unlike: [to bundle]\n'),
  'docs/terminology/sequence.mdx': termPage(
    'A part.',
    'sequence, sequences',
    'unlike: [image sequence]\n',
  ),
  'docs/terminology/studio.mdx': termPage('A web app.', 'Studio, Remotion Studio'),
  'docs/spring.mdx': '---\ntitle: spring()\n---\n',
};

/** The page after the plugin, as MDX. */
const transform = (page: string, file = 'docs/spring.mdx'): string => {
  const {root} = temporarySite(site);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(() => remarkTerms({siteDir: root}))
    .use(remarkStringify);
  return String(processor.processSync({path: path.join(root, file), value: page})).trim();
};

const bundle = (text: string) =>
  `<Term to="/docs/terminology/bundle" definition="A folder.">${text}</Term>`;

const studio = (text: string) =>
  `<Term to="/docs/terminology/studio" definition="A web app.">${text}</Term>`;

describe('terms', () => {
  it('are linked where a page mentions them first', () => {
    expect(transform('Make a bundle.\n\n* The bundle, in **a Studio**.\n')).toBe(
      `Make a ${bundle('bundle')}.\n\n* The bundle, in **a ${studio('Studio')}**.`,
    );
  });

  it('may follow each other in one text, and be split across lines', () => {
    expect(transform('The Remotion\nStudio opens a bundle.\n')).toBe(
      `The ${studio('Remotion\nStudio')} opens a ${bundle('bundle')}.`,
    );
  });

  it('are whole words in the exact spelling', () => {
    const text = 'Bundles, bundles, bundle-cache and studio.';
    expect(transform(`${text}\n`)).toBe(text);
  });

  it('are not linked within a phrase in which the word means something else', () => {
    expect(transform('An image sequence, and\nto bundle. A sequence.\n')).toBe(
      'An image sequence, and\nto bundle. A <Term to="/docs/terminology/sequence" definition="A part.">sequence</Term>.',
    );
  });

  it.each([
    ['headings', '## The bundle'],
    ['links', '[the bundle](/docs/bundle)'],
    ['code', '`bundle`'],
    ['fences', '```ts\nbundle\n```'],
    ['tables', '| bundle |\n| ------ |\n| bundle |'],
    ['quotations', '> The bundle'],
    ['headings in JSX', '<summary>\n  the bundle\n</summary>'],
  ])('are ignored in %s', (_name, text) => {
    expect(transform(`${text}\n`)).toBe(text);
    expect(transform(`${text}\n\nA bundle.\n`)).toContain(`A ${bundle('bundle')}.`);
  });

  it('are not linked on their own page', () => {
    const text = 'A bundle.';
    expect(transform(`${text}\n`, 'docs/terminology/bundle.mdx')).toBe(text);
  });

  it('get their definition on links of authors, and no second link', () => {
    expect(transform('A [**bundle**](/docs/terminology/bundle), a bundle.\n')).toBe(
      `A ${bundle('**bundle**')}, a bundle.`,
    );
  });

  it('are only linked by authors in a partial', () => {
    const file = 'docs/_partials/options/crf.mdx';
    expect(transform('A bundle.\n', file)).toBe('A bundle.');
    expect(transform('A [bundle](/docs/terminology/bundle).\n', file)).toBe(
      `A ${bundle('bundle')}.`,
    );
  });
});

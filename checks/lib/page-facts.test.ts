import {temporarySite} from '@docs-kit/docs-proof/testing';
import {expect, test} from 'vitest';
import {fragmentsOf, PageFactsReader} from './page-facts';

const page = `---
title: Springs
---

import Mass from './_mass.mdx';

## Config

<Mass />

## Config

<Demo id="spring" />

See [easing](/docs/easing) and <a href="/docs/interpolate">interpolate()</a>.

<Apis pages="spring easing" />

\`\`\`tsx file="examples/stills/src/Root.tsx#root"
\`\`\`
`;

const read = (root: string, file: string) => {
  const reader = new PageFactsReader(root);
  const facts = reader.read(file);
  const fragments = [...fragmentsOf(reader, facts)].sort();
  reader.save();
  return {facts, fragments};
};

test('the page and the cache result in the same facts', async () => {
  const {root} = temporarySite(
    {'docs/spring.mdx': page, 'docs/_mass.mdx': '### `mass?`\n'},
    'none',
  );
  const first = read(root, 'docs/spring.mdx');
  expect(first).toEqual({
    facts: {
      frontMatter: {title: 'Springs'},
      ids: ['config', 'config-1', 'spring'],
      links: [
        {url: '/docs/easing', line: 15},
        {url: '/docs/interpolate', line: 15},
        {url: '/docs/spring', line: 17},
        {url: '/docs/easing', line: 17},
      ],
      includes: ['docs/_mass.mdx'],
      demos: [{url: 'spring', line: 13}],
      exampleFiles: ['examples/stills/src/Root.tsx'],
    },
    fragments: ['config', 'config-1', 'mass', 'spring'],
  });
  expect(read(root, 'docs/spring.mdx')).toEqual(first);
});

test('a changed page and a changed partial are read again', async () => {
  const site = temporarySite({'docs/spring.mdx': page, 'docs/_mass.mdx': '### `mass?`\n'}, 'none');
  read(site.root, 'docs/spring.mdx');
  site.write('docs/_mass.mdx', '### `weight?`\n');
  expect(read(site.root, 'docs/spring.mdx').fragments).toContain('weight');
  site.write('docs/spring.mdx', '## Options\n');
  expect(read(site.root, 'docs/spring.mdx').fragments).toEqual(['options']);
});

test('a page that cannot be parsed has no facts', async () => {
  const {root} = temporarySite({'docs/spring.mdx': 'A <b that never closes\n'}, 'none');
  expect(read(root, 'docs/spring.mdx').facts).toBeUndefined();
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import yaml from 'js-yaml';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {collections} from '../site/collections';
import {loadMaterial} from './';

const siteDir = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

const postsOf = (collection: string) =>
  Promise.all(
    globSync(`${collection}/*.mdx`, {cwd: siteDir}).map(async (file) => {
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: file,
        fileContent: read(file),
      });
      return frontMatter as {tags: string[]};
    }),
  );

describe.each(Object.keys(collections))('%s', (collection) => {
  it('has only tags that group more than two posts', async () => {
    const tags = (await postsOf(collection)).flatMap((post) => post.tags);
    const defined = Object.keys(yaml.load(read(`${collection}/tags.yml`)) as object);
    expect(new Set(tags)).toEqual(new Set(defined));
    for (const tag of defined) {
      expect(tags.filter((each) => each === tag).length, tag).toBeGreaterThan(2);
    }
  });
});

describe('loadMaterial', () => {
  it('lists snippets and examples with existing pages, without reproductions of errors', async () => {
    const {snippets, examples} = await loadMaterial(siteDir);
    expect(snippets).toContainEqual({
      title: 'Combine compositions',
      to: '/docs/miscellaneous/snippets/combine-compositions',
    });
    expect(examples).toContainEqual({
      title: 'Still images',
      to: '/docs/stills',
    });
    expect(examples).toContainEqual({
      title: 'Render from a dataset',
      to: '/docs/dataset-render',
    });
    expect(examples.filter(({to}) => to.startsWith('/docs/troubleshooting'))).toEqual([]);
  });
});

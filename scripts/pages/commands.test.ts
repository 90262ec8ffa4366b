import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {newFile} from '../new/index';
import {movePage} from './move';
import {removePage} from './remove';

const tree = `export const guide: Tree = [
  {
    type: 'category',
    key: 'guide-text',
    label: 'Text',
    items: ['fonts', {type: 'category', key: 'guide-audio', label: 'Audio', items: ['audio/volume']}],
  },
  {
    type: 'category',
    key: 'fonts',
    label: 'fonts',
    link: {type: 'doc', id: 'fonts'},
    // Comments stay.
    items: [{type: 'ref', id: 'fonts'}],
  },
  {type: 'link', label: 'Fonts', href: '/docs/fonts'},
];
`;

const repository = path.resolve(import.meta.dirname, '../..');

const files = {
  '.prettierrc.json': readFileSync(path.join(repository, '.prettierrc.json'), 'utf8'),
  '.prettierignore': '*.mdx\n',
  'sidebars/guide.ts': tree,
  'redirects.ts':
    "export const redirects: readonly Redirect[] = [\n  {from: '/docs/typefaces', to: '/docs/fonts'},\n];\n",
  'docs/fonts.mdx': '---\ntitle: Fonts\nkind: guide\n---\n\nSee [volume](/docs/audio/volume).\n',
  'docs/audio/volume.mdx':
    '---\ntitle: Volume\nkind: guide\n---\n\nSee [fonts](/docs/fonts#local) and [more](/docs/fonts).\n',
  'src/data/templates/still.yml': 'links:\n  - {label: Fonts, to: /docs/fonts}\n',
  'tests/search-queries/questions.tsv': 'load a font\t/docs/fonts\n',
  'examples/fonts/example.ts': "export default defineExample({pages: ['/docs/fonts']});\n",
  'reviews/old.tsv': 'docs/fonts.mdx\t/docs/fonts\n',
};

const site = () => {
  const {root} = temporarySite(files);
  execFileSync('git', ['init', '-q'], {cwd: root});
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {root, read, exists: (file: string) => existsSync(path.join(root, file))};
};

describe('movePage()', () => {
  test('moves the file with its links, entries, examples and queries, and adds a redirect', async () => {
    const {root, read, exists} = site();
    const {file, changed} = await movePage(root, '/docs/fonts', '/docs/text/fonts');
    expect(file).toBe('docs/text/fonts.mdx');
    expect(changed).toEqual([
      'docs/audio/volume.mdx',
      'docs/text/fonts.mdx',
      'examples/fonts/example.ts',
      'redirects.ts',
      'sidebars/guide.ts',
      'src/data/templates/still.yml',
      'tests/search-queries/questions.tsv',
    ]);
    expect(exists('docs/fonts.mdx')).toBe(false);
    expect(read('docs/text/fonts.mdx')).toBe(files['docs/fonts.mdx']);
    expect(read('docs/audio/volume.mdx')).toContain('[fonts](/docs/text/fonts#local)');
    expect(read('sidebars/guide.ts')).toContain("'text/fonts',");
    expect(read('sidebars/guide.ts')).toContain("link: {type: 'doc', id: 'text/fonts'}");
    expect(read('sidebars/guide.ts')).toContain("{type: 'ref', id: 'text/fonts'}");
    expect(read('sidebars/guide.ts')).toMatch(/key: 'fonts',\n +label: 'fonts'/);
    expect(read('sidebars/guide.ts')).toContain("href: '/docs/text/fonts'");
    expect(read('redirects.ts')).toContain("{from: '/docs/typefaces', to: '/docs/text/fonts'}");
    expect(read('redirects.ts')).toContain("{from: '/docs/fonts', to: '/docs/text/fonts'}");
    expect(read('reviews/old.tsv')).toBe(files['reviews/old.tsv']);
  });

  test('restores everything but the redirects if the page is moved back', async () => {
    const {root, read} = site();
    await movePage(root, 'docs/fonts.mdx', '/docs/fonts/fonts');
    expect(read('docs/fonts/fonts.mdx')).toContain('\nslug: /fonts/fonts\n---\n');
    await movePage(root, '/docs/fonts/fonts', '/docs/fonts');
    expect(read('docs/fonts.mdx')).toBe(files['docs/fonts.mdx']);
    expect(read('docs/audio/volume.mdx')).toBe(files['docs/audio/volume.mdx']);
    expect(read('redirects.ts')).not.toContain("from: '/docs/fonts'");
    expect(read('redirects.ts')).toContain("{from: '/docs/fonts/fonts', to: '/docs/fonts'}");
  });

  test('changes nothing if the routes are wrong', async () => {
    const {root, read} = site();
    await expect(movePage(root, '/docs/font', '/docs/a')).rejects.toThrow(
      'There is no page /docs/font. The nearest route is /docs/fonts.',
    );
    await expect(movePage(root, '/docs/fonts', '/docs/audio/volume')).rejects.toThrow(
      'docs/audio/volume.mdx already exists.',
    );
    await expect(movePage(root, '/docs/fonts', '/docs/My Fonts')).rejects.toThrow(
      'The route /docs/My Fonts is malformed.',
    );
    expect(read('sidebars/guide.ts')).toBe(tree);
  });
});

describe('removePage()', () => {
  test('deletes the page, its entries and links, and redirects to the other page', async () => {
    const {root, read, exists} = site();
    const {changed, unusedExamples} = await removePage(root, '/docs/fonts', '/docs/audio/volume');
    expect(changed).toContain('docs/fonts.mdx');
    expect(exists('docs/fonts.mdx')).toBe(false);
    expect(read('sidebars/guide.ts')).not.toMatch(/\['fonts'|'ref'|link:/);
    expect(read('sidebars/guide.ts')).toMatch(
      /key: 'fonts',\s+label: 'fonts',\s+\/\/ Comments stay/,
    );
    expect(read('src/data/templates/still.yml')).toContain('to: /docs/audio/volume}');
    expect(read('redirects.ts')).toContain("{from: '/docs/fonts', to: '/docs/audio/volume'}");
    expect(read('redirects.ts')).toContain("{from: '/docs/typefaces', to: '/docs/audio/volume'}");
    expect(unusedExamples).toEqual(['examples/fonts/example.ts']);
  });

  test('needs another page', async () => {
    const {root} = site();
    await expect(removePage(root, '/docs/fonts', '/docs/fonts')).rejects.toThrow(
      "/docs/fonts can't replace itself.",
    );
    await expect(removePage(root, '/docs/fonts', '/docs/missing')).rejects.toThrow(
      'There is no page /docs/missing.',
    );
  });
});

describe('newFile()', () => {
  test('adds the page to the category of its neighbors', async () => {
    const {root, read} = site();
    expect(await newFile(root, ['guide', '/docs/audio/echo'])).toEqual({
      file: 'docs/audio/echo.mdx',
      changed: ['sidebars/guide.ts'],
      category: 'guide-audio',
    });
    expect(read('docs/audio/echo.mdx')).toContain('title: "WRITE: the title"');
    expect(read('sidebars/guide.ts')).toContain("items: ['audio/volume', 'audio/echo']");
  });

  test('adds the page to the place that the writer chooses', async () => {
    const {root, read} = site();
    await newFile(root, ['term', '/docs/glyph', '--in', 'guide-text', '--after', '/docs/fonts']);
    expect(read('sidebars/guide.ts')).toMatch(/'fonts',\s+'glyph',/);
  });

  test('says what to add if no category is known, and writes nothing', async () => {
    const {root, read, exists} = site();
    await expect(newFile(root, ['guide', '/docs/echo'])).rejects.toThrow(
      'No similar page determines the category of /docs/echo. Pass --in with one of these keys: guide-text, guide-audio, fonts.',
    );
    await expect(newFile(root, ['guide', '/docs/echo', '--in', 'audio'])).rejects.toThrow(
      'sidebars/ has no category with the key audio.',
    );
    await expect(
      newFile(root, ['guide', '/docs/echo', '--in', 'guide-audio', '--after', '/docs/fonts']),
    ).rejects.toThrow("The category 'guide-audio' doesn't list 'fonts'.");
    expect(exists('docs/echo.mdx')).toBe(false);
    expect(read('sidebars/guide.ts')).toBe(tree);
  });
});

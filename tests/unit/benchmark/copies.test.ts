import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listDocIds} from '../../../plugins/pages';
import {addCopies, textOfCopy} from '../../../scripts/benchmark/copies';
import {rareWords, varyWords} from '../../../scripts/benchmark/vary-words';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text, {mode: 0o444});
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('copies of docs pages', () => {
  beforeEach(() => {
    write('docs/gif/gif.mdx', '---\napi: {package: "@remotion/gif", symbol: Gif}\n---\n');
    write('docs/getting-started.mdx', '---\nslug: /\n---\nStart\n');
    write('src/data/since.json', '{"packages": {"@remotion/gif": {"symbols": {}}}}');
    write('sidebars/guide.ts', "export const guide = [\n  'getting-started',\n];\n");
  });

  it('are in their own folders, in one category of the sidebar', () => {
    addCopies(folder, 3);
    expect(read('sidebars/guide.ts')).toContain(
      "label: 'Copies', items: ['copy-1-getting-started', 'copy-1-gif/gif', 'copy-2-getting-started']},\n];",
    );
    expect(read('docs/copy-1-getting-started.mdx')).toBe(
      '---\nslug: /copy-1-getting-started\n---\nStart\n',
    );
  });

  it('add the requested number of pages, or none', () => {
    addCopies(folder, 0);
    expect(listDocIds(folder)).toHaveLength(2);
    addCopies(folder, 6);
    expect(listDocIds(folder)).toHaveLength(8);
  });

  it('belong to their own packages, whose versions are known', () => {
    addCopies(folder, 2);
    expect(read('docs/copy-1-gif/gif.mdx')).toContain(
      '{package: "@remotion/copy-1-gif", symbol: Gif}',
    );
    expect(JSON.parse(read('src/data/since.json'))).toHaveProperty(
      ['packages', '@remotion/copy-1-gif'],
      {symbols: {}},
    );
  });

  it('keep their front matter except for the slug and the packages', () => {
    const front = '---\ntitle: flicker\nkind: api\napi:\n  - {package: remotion, symbol: a}\n---\n';
    expect(textOfCopy(front, {id: 'a', round: 2, rare: new Set(['flicker'])})).toBe(
      '---\ntitle: flicker\nkind: api\napi:\n  - {package: "@remotion/copy-2-remotion", symbol: a}\n---\n',
    );
  });
});

describe('the words of copies', () => {
  const rare = new Set(['flicker']);

  it.each([
    ['in a paragraph', 'Pictures flicker, and\nflicker.', 'Pictures flickerzb, and\nflickerzb.'],
    ['in an item', '- They flicker.', '- They flickerzb.'],
    ['behind code', 'The `flicker` of flicker.', 'The `flicker` of flickerzb.'],
  ])('are replaced %s', (_name, text, expected) => {
    expect(varyWords(text, rare, 1)).toBe(expected);
  });

  it.each([
    ['a common word', 'They blink.'],
    ['a part of a word', 'They flickered anti-flicker.'],
    ['an address', 'See [them](/docs/flicker) and https://flicker.com/ here.'],
    ['an element', 'See <Link to="flicker" /> and {flicker} here.'],
    ['a heading', '## The flicker'],
    ['an import', "import flicker from 'flicker';"],
    ['a table', '| The | flicker |'],
    ['an element of several lines', '<Option\n  type="flicker"\n/>'],
    ['a fence', '```txt\nSome text\n\nMore flicker\n```'],
    ['a fence in an item', '1. Do\n\n   ```txt\n   Some flicker\n\n   More flicker\n   ```'],
  ])('are unchanged in %s', (_name, text) => {
    expect(varyWords(text, rare, 1)).toBe(text);
  });

  it('differ in each round', () => {
    expect(varyWords('A flicker', rare, 1)).not.toBe(varyWords('A flicker', rare, 2));
  });

  it('are rare on few pages, and on fewer in later rounds', () => {
    const pages = (count: number, text: string) => Array.from({length: count}, () => text);
    const all = [...pages(13, 'Common words'), ...pages(5, 'seldom'), 'special words special'];
    expect([...rareWords(all, 1)]).toEqual(['seldom', 'special']);
    expect([...rareWords(all, 3)]).toEqual(['special']);
  });
});

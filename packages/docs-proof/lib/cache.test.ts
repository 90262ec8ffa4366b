import {readFileSync, writeFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, test, vi} from 'vitest';
import {Cache, cachedEach, codeKey, installedPackages, remember} from './cache';

describe('a cache', () => {
  const saved = () => {
    const site = temporaryFolder();
    const cache = new Cache<number>(site.root, 'frames');
    cache.set('intro', 30);
    cache.set('outro', 60);
    cache.save(false);
    return {...site, file: '.cache/checks/frames.json'};
  };
  const entriesIn = (root: string) => {
    const cache = new Cache<number>(root, 'frames');
    return [cache.get('intro'), cache.get('outro')];
  };

  test('keeps its entries for the next run', () => {
    expect(entriesIn(saved().root)).toEqual([30, 60]);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -4)],
    ['edited', (text: string) => text.replace('60', '61')],
    ['empty', () => ''],
    ['of another form', () => '{"intro": 31}'],
    ['another value as JSON', () => 'null'],
  ])('ignores a file that is %s', (_name, damage) => {
    const {root, write, file} = saved();
    write(file, damage(readFileSync(path.join(root, file), 'utf8')));
    expect(entriesIn(root)).toEqual([undefined, undefined]);
    const cache = new Cache<number>(root, 'frames');
    cache.set('intro', 30);
    cache.save(false);
    expect(entriesIn(root)).toEqual([30, undefined]);
  });

  test('drops entries that a full run did not read, and keeps them after a run on single files', () => {
    const {root} = saved();
    const few = new Cache<number>(root, 'frames');
    few.get('intro');
    few.save(true);
    expect(entriesIn(root)).toEqual([30, 60]);
    const whole = new Cache<number>(root, 'frames');
    whole.get('intro');
    whole.save(false);
    expect(entriesIn(root)).toEqual([30, undefined]);
  });
});

test('only the results that the cache lacks are computed, and in their order', async () => {
  const {root} = temporaryFolder();
  const work = vi.fn(async (items: readonly number[]) => items.map((item) => item * 2));
  const double = (items: readonly number[], version: string) =>
    cachedEach(root, 'doubles', items, (item) => `${version} ${item}`, work, true);
  expect(await double([1, 2], 'a')).toEqual([2, 4]);
  expect(await double([3, 1], 'a')).toEqual([6, 2]);
  expect(await double([1], 'b')).toEqual([2]);
  expect(work.mock.calls).toEqual([[[1, 2]], [[3]], [[1]]]);
});

describe('the key of code', () => {
  const code = {
    'checks/form/index.ts':
      "import {words} from './words';\nexport const check = () => import('../lib/late');\n",
    'checks/form/words.ts':
      "import type {Page} from './pages';\nimport {lines} from '@acme/lines';\nexport const words = [];\n",
    'checks/form/pages.ts': 'export interface Page {}\n',
    'checks/lib/late.ts': "const table = new URL('./table.json', import.meta.url);\n",
    'checks/lib/table.json': '{}\n',
    'checks/lib/other.ts': 'export {};\n',
    'packages/lines/index.js': 'exports.lines = [];\n',
    'packages/lines/package.json': '{"exports": "./index.js"}\n',
  };

  test.each([
    ['checks/form/index.ts', true],
    ['checks/form/words.ts', true],
    // A type.
    ['checks/form/pages.ts', false],
    ['checks/lib/late.ts', true],
    ['checks/lib/table.json', true],
    ['checks/lib/other.ts', false],
    ['packages/lines/index.js', true],
  ])('when %s changes: %s', (file, changes) => {
    const {root, write} = temporaryFolder({...code, 'node_modules/@acme/.keep': ''});
    symlinkSync('../../packages/lines', path.join(root, 'node_modules/@acme/lines'));
    const url = pathToFileURL(path.join(root, 'checks/form/index.ts')).href;
    const before = codeKey(url);
    expect(codeKey(url)).toBe(before);
    write(file, `${code[file as keyof typeof code]}\n`);
    expect(codeKey(url) !== before).toBe(changes);
  });
});

test('the key of the packages changes with a version', () => {
  const lock = (version: string) =>
    JSON.stringify({packages: {'node_modules/remotion': {version}}});
  const {root, write} = temporaryFolder({'package-lock.json': lock('4.0.331')});
  const before = installedPackages(root);
  write('package-lock.json', lock('4.0.332'));
  const after = installedPackages(root);
  expect(after).not.toBe(before);
  write('node_modules/.package-lock.json', lock('4.0.333'));
  expect([before, after]).not.toContain(installedPackages(root));
});

describe('facts about the packages', () => {
  test('are computed once for each key, also across processes', async () => {
    const {root} = temporaryFolder();
    const work = vi.fn(() => ({exports: 294}));
    const facts = await remember(root, 'exports', 'version 1', work);
    expect(await remember(root, 'exports', 'version 1', work)).toBe(facts);
    expect(work).toHaveBeenCalledTimes(1);
    // As another process reads them.
    expect(new Cache(root, 'exports').get('version 1')).toEqual({exports: 294});
    await remember(root, 'exports', 'version 2', work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

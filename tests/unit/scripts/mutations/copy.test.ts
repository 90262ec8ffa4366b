import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {makeCopy} from '../../../../scripts/mutations/copy';
import {temporarySite} from '../../checks/temporary-site';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

const files = {
  'docs/a.mdx': 'The text.\n',
  'build/index.html': '<h1>Home</h1>',
  '.cache/checks/samples.json': '{}',
  '.docusaurus/app-files.json': '[]',
  '.gitignore': '.cache/\n.docusaurus/\nbuild/\nnode_modules\nignored.txt\n',
  'ignored.txt': 'secret',
};

const copied = (of: Record<string, string> = files) => {
  const {root} = temporarySite(of);
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  const target = mkdtempSync(path.join(tmpdir(), 'copy-'));
  folders.push(target);
  const copy = makeCopy(root, target);
  const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
  const original = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {copy, read, original};
};

const fault = (file: string, text: string) => ({
  file,
  change: {start: 0, end: 3, text},
  reports: [],
});

test('the copy has the files of the repository, its build, its caches and its packages', () => {
  const {copy, read} = copied();
  expect(read('docs/a.mdx')).toBe('The text.\n');
  expect(read('build/index.html')).toBe('<h1>Home</h1>');
  expect(read('.cache/checks/samples.json')).toBe('{}');
  expect(read('.docusaurus/app-files.json')).toBe('[]');
  expect(existsSync(path.join(copy.root, 'node_modules'))).toBe(true);
  expect(existsSync(path.join(copy.root, 'ignored.txt'))).toBe(false);
});

test('a repository in which no check has run yet can be copied', () => {
  const {copy, read} = copied({
    'docs/a.mdx': files['docs/a.mdx'],
    '.gitignore': files['.gitignore'],
  });
  expect(read('docs/a.mdx')).toBe('The text.\n');
  expect(existsSync(path.join(copy.root, '.cache'))).toBe(false);
});

test('faults only change the copy, also in linked files', () => {
  const {copy, read, original} = copied();
  copy.apply([
    fault('docs/a.mdx', 'A'),
    fault('build/index.html', ''),
    fault('build/new.txt', 'new'),
  ]);
  expect(read('docs/a.mdx')).toBe('A text.\n');
  expect(read('build/index.html')).toBe('>Home</h1>');
  expect(read('build/new.txt')).toBe('new');
  expect(original('docs/a.mdx')).toBe('The text.\n');
  expect(original('build/index.html')).toBe('<h1>Home</h1>');
});

test('restoring undoes changes, deletions and new files', () => {
  const {copy, read, original} = copied();
  copy.apply([
    {file: 'docs/a.mdx', change: 'delete', reports: []},
    fault('build/index.html', ''),
    fault('build/new.txt', 'new'),
  ]);
  expect(existsSync(path.join(copy.root, 'docs/a.mdx'))).toBe(false);
  copy.restore();
  expect(read('docs/a.mdx')).toBe('The text.\n');
  expect(read('build/index.html')).toBe('<h1>Home</h1>');
  expect(existsSync(path.join(copy.root, 'build/new.txt'))).toBe(false);
  expect(original('docs/a.mdx')).toBe('The text.\n');
});

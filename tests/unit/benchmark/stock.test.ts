import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sharedWithStock} from '../../../scripts/benchmark/subject';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const filesBelow = (folder: string, end: RegExp): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && end.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const pages = ['docs', 'blog', 'learn', 'success-stories'].flatMap((folder) =>
  filesBelow(folder, /\.mdx$/),
);

// The stock site gets the pages as they are: what they use has to be there as well.
describe('the stock site of the benchmark', () => {
  it('has the files that pages and diagrams import', () => {
    const imported = [...pages, ...filesBelow('src/drawings', /\.tsx$/)].flatMap((file) =>
      [...read(file).matchAll(/^import .* from '@site\/([^']+)'/gm)].map(([, name = '']) => name),
    );
    expect(imported.length).toBeGreaterThan(100);
    const missing = imported.filter(
      (name) => !sharedWithStock.some((shared) => `${name}/`.startsWith(`${shared}/`)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has the components that pages use without an import', () => {
    const known = /\{\s*\.\.\.MDXComponents,([^}]+)\}/.exec(
      read('scripts/benchmark/stock/src/theme/MDXComponents.tsx'),
    );
    // `<Apis>` is a table before a component is looked for.
    expect(read('scripts/benchmark/stock/docusaurus.config.ts')).toContain('remarkApis');
    const names = [...(known?.[1] ?? '').matchAll(/^\s*(\w+)/gm)].map(([, name = '']) => name);
    const there = new Set([...names, 'Apis']);
    const missing = pages.flatMap((file) => {
      const text = read(file).replaceAll(/^ *(`{3,}).*?^ *\1$/gms, '');
      const imports = [...text.matchAll(/^import (?:\{(.+)\}|(\w+))/gm)].flatMap(
        ([, several = '', one = '']) => [...several.split(/, ?/), one],
      );
      return [...text.matchAll(/^<([A-Z]\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !there.has(name) && !imports.includes(name))
        .map((name) => `${file}: <${name}>`);
    });
    expect(missing).toEqual([]);
  });
});

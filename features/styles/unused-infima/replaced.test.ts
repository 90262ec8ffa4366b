import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {sheetsNeverUsed} from './content';

// `neverRendered` and `unusedClasses` in features/styles/unused-infima remove the styles of these components and classes.

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The MDX files of the site that contain a pattern. */
const pagesWith = (pattern: RegExp): string[] => {
  const files = globSync('{docs,blog,learn,success-stories}/**/*.mdx', {cwd: root});
  expect(files.length).toBeGreaterThan(300);
  return files.filter((file) => pattern.test(read(file)));
};

test('there are no Markdown pages in src/pages', () => {
  expect(globSync('src/pages/**/[!_]*.{md,mdx}', {cwd: root})).toEqual([]);
});

test('no page has cards of other docs', () => {
  expect(pagesWith(/<DocCard/)).toEqual([]);
});

test('no post names an author', () => {
  expect(pagesWith(/^authors:/m)).toEqual([]);
});

test('no tabs fill the width of the page', () => {
  expect(pagesWith(/<Tabs[^>]*\bblock\b/)).toEqual([]);
});

test('the docs sidebar is not hideable', () => {
  expect(read('docusaurus.config.ts')).toContain('sidebar: {hideable: false,');
});

test('the sheets of components that are never rendered are unused, and no others', () => {
  const names = [...sheetsNeverUsed(root)].map((file) => file.replace(/^.*\/lib\/theme\//, ''));
  expect(names).toContain('Blog/Components/Author/styles.module.css');
  expect(names).toContain('DocSidebar/Desktop/CollapseButton/styles.module.css');
  expect(names).not.toContain('DocSidebar/Desktop/styles.module.css');
  expect(names).not.toContain('Tag/styles.module.css');
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {listed} from './defaults/unproven';
import {listDocIds} from '../features/pages';
import {sampleLanguages} from '../features/samples/hide';
import {docsFigures} from '../src/data/docs-figures';
import {documentedVersion} from '../features/toolkit/packages';

const root = path.resolve(import.meta.dirname, '..');

const read = (files: readonly string[]): string[] =>
  files.map((file) => readFileSync(path.join(root, file), 'utf8'));

const pages = read(listDocIds(root).map((id) => `docs/${id}.mdx`));
const partials = read(globSync('docs/**/_*/**/*.mdx', {cwd: root}));

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

const sample = new RegExp(`^[\\s>]*(?:\`{3,}|~{3,})(?:${[...sampleLanguages].join('|')})\\b`, 'gm');

/** A heading that consists of code, and the `<Option>` line below it with a default. */
const optionWithDefault =
  /^#{2,6} `[^`\n]+`(?: \{\/\* #[\w-]+ \*\/\})?\n\n<Option\b(?:(?!\/>)[^])*?\sdefault=/gm;

test.each([
  ['pages', pages.length],
  ['samples', count(pages, sample)],
  // The checks can't prove the default values in `listed`.
  ['defaults', count([...pages, ...partials], optionWithDefault) - listed.length],
] as const)('the docs have slightly more %s than the home page states', (name, counted) => {
  const stated = docsFigures[name];
  expect(counted).toBeGreaterThan(stated);
  expect(counted).toBeLessThan(stated * 1.2);
});

test('the home page states the version that the pages describe', () => {
  expect(docsFigures.version).toBe(documentedVersion);
});

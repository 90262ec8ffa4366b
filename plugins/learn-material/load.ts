import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {glob} from 'tinyglobby';
import type {Example} from '../../examples/define';

export interface Lesson {
  readonly title: string;
  /** Route of the docs page. */
  readonly to: string;
}

export interface Material {
  readonly snippets: readonly Lesson[];
  readonly examples: readonly Lesson[];
}

const snippetOf = async (siteDir: string, file: string): Promise<Lesson> => {
  const filePath = path.join(siteDir, file);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
  });
  return {title: String(frontMatter['title']), to: `/${file.replace(/\.mdx$/, '')}`};
};

const exampleOf = async (siteDir: string, file: string): Promise<Lesson[]> => {
  const {default: example} = (await import(path.join(siteDir, file))) as {default: Example};
  const [to] = example.pages;
  return to === undefined ? [] : [{title: example.shows.replace(/\.$/, ''), to}];
};

/**
 * Returns the docs pages with snippets, and for each example project the first page that shows it. The examples
 * whose names start with `fault-` are left out: they reproduce errors for the troubleshooting pages.
 */
export const loadMaterial = async (siteDir: string): Promise<Material> => {
  const find = async (pattern: string, ignore: string[] = []) =>
    (await glob(pattern, {cwd: siteDir, ignore, expandDirectories: false})).sort();
  const snippets = await find('docs/miscellaneous/snippets/*.mdx');
  const examples = await find('examples/*/example.ts', ['examples/fault-*/**']);
  return {
    snippets: await Promise.all(snippets.map((file) => snippetOf(siteDir, file))),
    examples: (await Promise.all(examples.map((file) => exampleOf(siteDir, file)))).flat(),
  };
};

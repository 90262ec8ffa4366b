import {existsSync} from 'node:fs';
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

interface DocsPage extends Lesson {
  readonly kind: unknown;
}

/** Reads the title and the kind of a docs page, given its file: `docs/stills.mdx`. */
const readDocsPage = async (siteDir: string, file: string, to: string): Promise<DocsPage> => {
  const filePath = path.join(siteDir, file);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
  });
  return {title: String(frontMatter['title']), to, kind: frontMatter['kind']};
};

const find = async (siteDir: string, pattern: string, ignore: string[] = []) =>
  (await glob(pattern, {cwd: siteDir, ignore, expandDirectories: false})).sort();

const lessonsOf = (pages: readonly DocsPage[]): Lesson[] =>
  pages.map(({title, to}) => ({title, to})).sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** The first guide of each example, except the examples that reproduce errors for the troubleshooting pages. */
const guidesWithExamples = async (siteDir: string): Promise<DocsPage[]> => {
  const files = await find(siteDir, 'examples/*/example.ts', ['examples/fault-*/**']);
  const guides = await Promise.all(
    files.map(async (file) => {
      const {default: example} = (await import(path.join(siteDir, file))) as {default: Example};
      const pages = example.pages.flatMap((to) => {
        const page = to === '/docs/' ? 'docs/getting-started.mdx' : `${to.slice(1)}.mdx`;
        return existsSync(path.join(siteDir, page)) ? [readDocsPage(siteDir, page, to)] : [];
      });
      return (await Promise.all(pages)).find(({kind}) => kind === 'guide');
    }),
  );
  return [...new Map(guides.flatMap((guide) => (guide ? [[guide.to, guide]] : []))).values()];
};

/** Returns the docs pages with snippets, and the guides whose projects the tests run. */
export const loadMaterial = async (siteDir: string): Promise<Material> => {
  const snippets = await find(siteDir, 'docs/miscellaneous/snippets/*.mdx');
  return {
    snippets: lessonsOf(
      await Promise.all(
        snippets.map((file) => readDocsPage(siteDir, file, `/${file.replace(/\.mdx$/, '')}`)),
      ),
    ),
    examples: lessonsOf(await guidesWithExamples(siteDir)),
  };
};

import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {insertFacts, UnknownFact} from '../../plugins/facts';
import type {Problem} from './problem';

/** The folders that contain pages, in the order in which problems are printed. */
export const collections = [
  'docs',
  'blog',
  'learn',
  'success-stories',
  'templates',
  'src',
] as const;

export type Collection = (typeof collections)[number];

/** One Markdown file of the site. */
export interface Page {
  /** Path relative to the root of the repository, with forward slashes. */
  file: string;
  collection: Collection;
  /** Whether it is a partial: its name or the name of a parent folder starts with `_`. */
  partial: boolean;
  /** The file as it is on disk. */
  text: string;
  frontMatter: Record<string, unknown>;
  /** The Markdown tree. Its line numbers match the file. */
  tree: Root;
}

export interface Pages {
  pages: Page[];
  /** One problem for each file that could not be parsed. */
  problems: Problem[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Parses one page. Throws an error with a `line` if the front matter or the MDX is malformed. */
export async function parsePage(root: string, file: string, text: string): Promise<Page> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: path.join(root, file),
    fileContent: text,
  });
  return {
    file,
    collection: collectionOf(file),
    partial: isPartial(file),
    text,
    frontMatter,
    tree: parseTree(text),
  };
}

/** Parses a text to a Markdown tree, with the line numbers of that text. Throws an error with a `line`. */
export function parseTree(text: string): Root {
  // Like Docusaurus, escape `{#id}` in headings, which MDX would parse as an expression.
  return processor.parse(escapeMarkdownHeadingIds(insertFacts(text)));
}

/** Reads and parses the pages of the site, or only the pages in `files`. */
export async function loadPages(root: string, files: readonly string[] = []): Promise<Pages> {
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const file of listPages(root, files)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    try {
      pages.push(await cachedPage(root, file, text));
    } catch (error) {
      problems.push(parseProblem(file, error));
    }
  }
  return {pages, problems};
}

/** Loads the pages whose source text passes a test, without parsing the others. */
export async function loadMatchingPages(
  root: string,
  matches: (text: string) => boolean,
): Promise<Page[]> {
  const files = listPages(root).filter((file) =>
    matches(readFileSync(path.join(root, file), 'utf8')),
  );
  return files.length === 0 ? [] : (await loadPages(root, files)).pages;
}

/**
 * Returns the files of the pages, relative to the root, in a stable order.
 *
 * @throws if one of `files` isn't a page, because a check of no pages would pass
 */
export function listPages(root: string, files: readonly string[] = []): string[] {
  if (files.length > 0) {
    return files
      .map((file) => path.relative(root, path.resolve(root, file)))
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => {
        if (!isPage(file) || !existsSync(path.join(root, file))) {
          throw new Error(
            `${file} isn't a page. Pass .mdx files in ${collections.join('/, ')}/, relative to the root.`,
          );
        }
        return file;
      });
  }
  return collections.flatMap((collection) => {
    let entries: string[];
    try {
      entries = readdirSync(path.join(root, collection), {recursive: true}).map(String);
    } catch {
      return [];
    }
    return entries
      .map((entry) => `${collection}/${entry.split(path.sep).join('/')}`)
      .filter((file) => isPage(file))
      .sort();
  });
}

/** Returns the 1-based line of a top-level field in the front matter, or 1 if the field is missing. */
export function frontMatterLine(page: Pick<Page, 'text'>, field: string): number {
  const lines = page.text.split('\n');
  const end = lines.indexOf('---', 1);
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? 1 : index + 1;
}

/**
 * Returns the route of a page without a trailing slash (`/docs/` is the docs home). Returns undefined for
 * partials and for pages whose route doesn't follow from their path.
 */
export function routeOf(
  page: Readonly<Pick<Page, 'file' | 'partial'> & {frontMatter: Readonly<Record<string, unknown>>}>,
): string | undefined {
  const [collection] = page.file.split('/');
  if (page.partial || collection !== 'docs') {
    return undefined;
  }
  const {slug} = page.frontMatter;
  if (typeof slug === 'string') {
    return slug === '/' ? '/docs/' : `/docs/${slug.replace(/^\//, '')}`;
  }
  return `/${page.file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}

// Checks in the same process share the parsed pages.
const parsed = new Map<string, Page>();

async function cachedPage(root: string, file: string, text: string): Promise<Page> {
  const key = path.join(root, file);
  const known = parsed.get(key);
  if (known?.text === text) {
    return known;
  }
  const page = await parsePage(root, file, text);
  parsed.set(key, page);
  return page;
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && collections.some((name) => file.startsWith(`${name}/`));
}

function collectionOf(file: string): Collection {
  const collection = collections.find((name) => file.startsWith(`${name}/`));
  if (collection === undefined) {
    throw new Error(
      `${file} isn't in a folder that contains pages. Move it to one of: ${collections.join(', ')}.`,
    );
  }
  return collection;
}

/** Whether a file is a partial: a part of its path starts with `_`. */
export function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'));
}

function parseProblem(file: string, error: unknown): Problem {
  if (error instanceof UnknownFact) {
    const {line, problem: message, remedy} = error;
    return {file, line, message, remedy};
  }
  const {line, place, reason, message, mark} = error as {
    line?: number;
    place?: {line?: number; start?: {line: number}};
    reason?: string;
    message: string;
    mark?: {line: number};
  };
  return {
    file,
    line:
      line ??
      place?.line ??
      place?.start?.line ??
      // js-yaml counts lines from 0, starting below the opening line of the front matter.
      (mark ? mark.line + 2 : 1),
    message: `The page cannot be parsed: ${reason ?? message}`,
    remedy:
      'Escape `<` and `{` in prose (put code in backticks, write \\{), close every tag, write comments as {/* … */}.',
  };
}

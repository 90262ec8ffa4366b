import {checkEncoding} from '@docs-kit/entries';
import {setHeadingIds} from '@docs-kit/heading-ids';
import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isPartial} from './files';
import {parseFrontMatter, type FrontMatter} from './front-matter';

/** A heading and the content up to the next heading, or what a component shows like one. */
export interface SectionContent {
  /** The heading's text, without its explicit ID. */
  readonly text: string;
  /** The heading's text, if it consists only of code. */
  readonly code?: string;
  /** 1-based. */
  readonly line: number;
  readonly content: RootContent[];
}

declare module 'mdast' {
  interface Data {
    /** The IDs of the elements that a component renders. */
    fragments?: readonly string[];
    /** The sections that a component renders, for example a table with one option in each row. */
    sections?: readonly SectionContent[];
  }
}

/** How the pages of a site differ from those of a new Docusaurus site. */
export interface Dialect {
  /** Part of the keys of cached results. Changes if the same file can result in another tree. */
  readonly version?: string;
  /** Returns the route of a page. By default, it is the path without the extension: `/docs/intro`. */
  readonly routeOf?: (file: string) => string | undefined;
  /** Changes a source before it is parsed, like `markdown.preprocessor` of Docusaurus. It must keep the lines. */
  readonly preprocess?: (source: string, file: string) => string;
  /** Sets `data.fragments` and `data.sections` of the components of the site. */
  readonly annotate?: (tree: Root) => void;
}

/** One Markdown file of a site. */
export interface Page {
  /** Path relative to the root of the site, with forward slashes. */
  file: string;
  /** The first folder of the path: `docs`, `blog`. */
  collection: string;
  /** `/docs/intro`. Undefined for partials, and for files whose route the dialect doesn't know. */
  route: string | undefined;
  /** Whether it is a partial: its name or the name of a parent folder starts with `_`. */
  partial: boolean;
  /** The file as it is on disk. */
  text: string;
  frontMatter: FrontMatter;
  /** The Markdown tree. Its line numbers match the file. */
  tree: Root;
  /** How the page and its partials are parsed. */
  dialect: Dialect;
}

/** What reading a page together with its partials needs. */
export type PageTree = Pick<Page, 'file' | 'tree' | 'dialect'>;

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

const plain: Dialect = {};

const defaultRoute = (file: string): string => `/${file.replace(/\.mdx?$/, '')}`;

// The same page is read by many.
const parsed = new Map<string, Page>();

/**
 * Parses one page, again only if its text changed.
 *
 * @param file path relative to the root, with forward slashes
 * @throws SourceError if the encoding or the front matter is malformed, and an error with a `line` or a `place` if the
 *   MDX is
 */
export function parsePage(file: string, text: string, dialect: Dialect = plain): Page {
  const known = parsed.get(file);
  if (known?.text === text && known.dialect === dialect) {
    return known;
  }
  checkEncoding(file, text);
  const partial = isPartial(file);
  const page: Page = {
    file,
    collection: file.split('/', 1)[0]!,
    route: partial ? undefined : (dialect.routeOf ?? defaultRoute)(file),
    partial,
    text,
    frontMatter: parseFrontMatter(text, file),
    tree: parseTree(text, file, dialect),
    dialect,
  };
  parsed.set(file, page);
  return page;
}

/**
 * Parses a text to a Markdown tree, with the line numbers of that text and without the comments that set heading IDs.
 *
 * @param file names the text in errors
 * @throws an error with a `line`
 */
export function parseTree(text: string, file = 'The page', dialect: Dialect = plain): Root {
  const tree = processor.parse(dialect.preprocess?.(text, file) ?? text);
  setHeadingIds(tree);
  dialect.annotate?.(tree);
  return tree;
}

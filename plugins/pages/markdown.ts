import {escapeMarkdownHeadingIds} from '@docusaurus/utils/lib/markdownUtils.js';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {insertFacts} from '../facts';
import {checkEncoding} from './encoding';
import {pageFolderOf, type PageFolder} from './files';
import {parseFrontMatter, type FrontMatter} from './front-matter';
import {isPartial} from './routes';

/** One Markdown file of the site. */
export interface Page {
  /** Path relative to the root of the repository, with forward slashes. */
  file: string;
  collection: PageFolder;
  /** Whether it is a partial: its name or the name of a parent folder starts with `_`. */
  partial: boolean;
  /** The file as it is on disk. */
  text: string;
  frontMatter: FrontMatter;
  /** The Markdown tree. Its line numbers match the file. */
  tree: Root;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

// The same page is read by many.
const parsed = new Map<string, Page>();

/**
 * Parses one page, again only if its text changed.
 *
 * @throws SourceError if the encoding or the front matter is malformed, and an error with a `line` or a `place` if the
 *   MDX is
 */
export function parsePage(file: string, text: string): Page {
  const known = parsed.get(file);
  if (known?.text === text) {
    return known;
  }
  checkEncoding(file, text);
  const page: Page = {
    file,
    collection: pageFolderOf(file),
    partial: isPartial(file),
    text,
    frontMatter: parseFrontMatter(text, file),
    tree: parseTree(text),
  };
  parsed.set(file, page);
  return page;
}

/** Parses a text to a Markdown tree, with the line numbers of that text. @throws an error with a `line` */
export function parseTree(text: string): Root {
  // Like Docusaurus, escape `{#id}` in headings, which MDX would parse as an expression.
  return processor.parse(escapeMarkdownHeadingIds(insertFacts(text)));
}

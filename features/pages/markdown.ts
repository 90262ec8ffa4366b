import {readFileSync} from 'node:fs';
import path from 'node:path';
import {codeKey} from '@docs-kit/docs-proof';
import * as markdown from '@docs-kit/docs-proof/markdown';
import type {Root} from 'mdast';
import {insertFacts} from '../facts';
import {annotateOptionRows} from '../options/rows';
import {listPages} from './files';
import {routeOfFile} from './routes';

/** The pages of this site have `{facts.name}` and `<OptionRows>`. */
const dialect: markdown.Dialect = {
  version: codeKey(import.meta.url),
  routeOf: routeOfFile,
  preprocess: insertFacts,
  annotate: annotateOptionRows,
};

/** Parses a text to a Markdown tree, with the line numbers of that text. @throws an error with a `line` */
export const parseTree = (text: string, file?: string): Root =>
  markdown.parseTree(text, file, dialect);

/**
 * Parses one page, again only if its text changed.
 *
 * @throws SourceError if the encoding, the front matter or a fact is wrong, and an error with a `line` or a `place` if the
 *   MDX is malformed
 */
export const parsePage = (file: string, text: string): markdown.Page =>
  markdown.parsePage(file, text, dialect);

/** Reads and parses the pages of the site, or only the pages in `files`. */
export const loadPages = (root: string, files: readonly string[] = []): markdown.Pages =>
  markdown.readPages(root, listPages(root, files), dialect);

/** Loads the pages whose source text passes a test, without parsing the others. */
export const loadMatchingPages = (
  root: string,
  matches: (text: string) => boolean,
): markdown.Page[] => {
  const files = listPages(root).filter((file) =>
    matches(readFileSync(path.join(root, file), 'utf8')),
  );
  return markdown.readPages(root, files, dialect).pages;
};

import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {BuiltPage} from '@docs-kit/built-pages';
import {extractPage, type PageContent} from './extract-page';
import type {LocalSearchOptions} from './options';
import {type SearchRecord, toRecords} from './records';

/** Reads a page, unless it is the not-found page or shouldn't be found. */
export const readPage = (
  page: BuiltPage,
  {ignoredClasses}: Pick<LocalSearchOptions, 'ignoredClasses'>,
): PageContent[] => {
  const content = /^\/?404\.html$/.test(page.route) ? null : extractPage(page, ignoredClasses);
  return content === null ? [] : [content];
};

/** Creates the search records of pages, sorted by URL. Both the site's own search and Algolia use them. */
export const recordsOf = (
  siteDir: string,
  pages: readonly PageContent[],
  {describePages}: Pick<LocalSearchOptions, 'describePages'>,
): SearchRecord[] => {
  const describe = describePages?.(siteDir);
  return pages
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap((page) => toRecords(page, describe?.(new URL(page.url).pathname)));
};

/**
 * Creates the search records of a site that was built before.
 *
 * @throws if the folder doesn't exist or contains no pages
 */
export const extractSite = (
  siteDir: string,
  outDir: string,
  options: LocalSearchOptions,
): SearchRecord[] => {
  const files = existsSync(outDir) ? readdirSync(outDir, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      readPage(new BuiltPage(file, readFileSync(path.join(outDir, file), 'utf8')), options),
    );
  if (pages.length === 0) {
    throw new Error(
      `${outDir} contains no searchable pages. Build the site, for example with "npm run build".`,
    );
  }
  return recordsOf(siteDir, pages, options);
};

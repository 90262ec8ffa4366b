import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {BuiltPage} from '../built-pages/page';
import {loadGroups} from './categories';
import {extractPage, type PageContent} from './extract-page';
import {type SearchRecord, toRecords} from './records';

/**
 * Creates the search records of pages, sorted by URL. Both the site's own search and Algolia use them.
 *
 * @param siteDir root of the repository
 */
export const recordsOf = (siteDir: string, pages: readonly PageContent[]): SearchRecord[] => {
  const groupOf = loadGroups(siteDir);
  return pages
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .flatMap((page) => toRecords(page, groupOf(new URL(page.url).pathname)));
};

/**
 * Creates the search records of a site that was built before.
 *
 * @param siteDir root of the repository
 * @param outDir folder of the built site
 * @throws if the folder doesn't exist or contains no pages
 */
export const extractSite = (siteDir: string, outDir: string): SearchRecord[] => {
  const files = existsSync(outDir) ? readdirSync(outDir, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => extractPage(new BuiltPage(file, readFileSync(path.join(outDir, file), 'utf8'))))
    .filter((page) => page !== null);
  if (pages.length === 0) {
    throw new Error(`${outDir} contains no searchable pages. Run "npm run build" first.`);
  }
  return recordsOf(siteDir, pages);
};

import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {loadCategories} from './categories';
import {extractPage} from './extract-page';
import {type SearchRecord, toRecords} from './records';

/**
 * The records of a built site, in the order of their addresses. The search that comes with the site and
 * the one at Algolia are both filled with these.
 *
 * @param siteDir root of the repository
 * @param outDir folder that `docusaurus build` wrote
 * @throws if the folder is missing or holds no page
 */
export const extractSite = (siteDir: string, outDir: string): SearchRecord[] => {
  const categoryOf = loadCategories(siteDir);
  const files = existsSync(outDir) ? readdirSync(outDir, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => extractPage(readFileSync(path.join(outDir, file), 'utf8')))
    .filter((page) => page !== null)
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  if (pages.length === 0) {
    throw new Error(`No page to search in ${outDir}. Run "npm run build" first.`);
  }
  return pages.flatMap((page) => toRecords(page, categoryOf(new URL(page.url).pathname)));
};

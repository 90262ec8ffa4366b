import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import type {BuiltPage} from '../lib/built-site';
import {compareUrls} from '../url-lists';
import {indexable} from './pages';

const file = 'build/sitemap.xml';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The sitemap must list exactly the canonical URLs of the pages for search engines, each with the date of its
 * last change.
 *
 * @param dated whether the clone has the complete git history
 */
export const checkSitemap = (
  root: string,
  pages: readonly BuiltPage[],
  dated: boolean,
): Problem[] => {
  const problem = (message: string, remedy: string): Problem => ({file, line: 1, message, remedy});
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return [problem('The sitemap is missing.', 'Enable `sitemap` in the options of the preset.')];
  }
  const entries = [...readFileSync(absolute, 'utf8').matchAll(/<url>([^]*?)<\/url>/g)].map(
    ([, entry = '']) => ({
      address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
      lastmod: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    }),
  );
  const listed = entries.map(({address}) => address);
  const wanted = indexable(pages).map(
    ({links, route}) => links.find(({rel}) => rel === 'canonical')?.['href'] ?? route,
  );
  return [
    ...entries
      .filter(({lastmod}) => (lastmod === undefined ? dated : !isDay(lastmod)))
      .map(({address, lastmod}) =>
        problem(
          `${address} has ${lastmod === undefined ? 'no <lastmod>' : `the <lastmod> "${lastmod}"`}.`,
          'Commit its source file, set `metadata.sourceFilePath` of its route to the file, and build again.',
        ),
      ),
    ...compareUrls(file, listed, wanted, {
      missing:
        'Remove it from `sitemap.ignorePatterns`, or add it to checks/head/exceptions.ts with a reason.',
      unwanted: 'Add it to `sitemap.ignorePatterns` in docusaurus.config.ts.',
    }),
  ];
};

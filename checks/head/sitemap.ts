import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';
import {indexable} from './pages';

const file = 'build/sitemap.xml';

/** The sitemap lists the canonical address of every page for search engines, and nothing else. */
export const checkSitemap = (root: string, pages: readonly BuiltPage[]): Problem[] => {
  const problem = (message: string, remedy: string): Problem => ({file, line: 1, message, remedy});
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) {
    return [problem('There is no sitemap.', 'Switch on `sitemap` in the options of the preset.')];
  }
  const listed = [...readFileSync(absolute, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const wanted = indexable(pages).map(
    ({links, route}) => links.find(({rel}) => rel === 'canonical')?.['href'] ?? route,
  );
  return [
    ...wanted
      .filter((address) => !listed.includes(address))
      .map((address) =>
        problem(
          `${address} is missing.`,
          'Take it out of `sitemap.ignorePatterns`, or into checks/head/exceptions.ts with a reason.',
        ),
      ),
    ...listed
      .filter((address) => !wanted.includes(address))
      .map((address) =>
        problem(
          `${address} is listed, and is no page for search engines.`,
          'Add it to `sitemap.ignorePatterns` in docusaurus.config.ts.',
        ),
      ),
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => problem(`${address} is listed twice.`, 'Remove the duplicate route.')),
  ];
};

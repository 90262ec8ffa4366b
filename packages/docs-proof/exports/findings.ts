import {cachedEach, codeKey, hash, installedPackages, remember} from '../lib/cache';
import {keyOfPage} from '../pages/headings';
import type {Findings, PackageFacts} from './against-types';
import type {TypesOptions} from './options';
import type {PageApis} from '../pages';

/** Changes with the packages, the lists of packages and exceptions, and the code of the comparison. */
const version = (root: string, {packages, packagesFile, exceptions}: TypesOptions): string =>
  hash(
    installedPackages(root),
    codeKey(import.meta.url),
    JSON.stringify([packages, packagesFile, exceptions]),
  );

/**
 * Returns the facts about the packages. Loads the compiler only if the packages or the checks have
 * changed.
 */
export const packageFacts = (root: string, options: TypesOptions): Promise<PackageFacts> =>
  remember(root, 'exports-of-packages', version(root, options), async () =>
    (await import('./against-types')).readPackageFacts(root, options),
  );

/**
 * Returns the findings for each page. Loads the compiler only for pages that changed since the last run.
 *
 * @param keep whether to keep the findings for other pages in the cache
 */
export function readFindings(
  root: string,
  apis: readonly PageApis[],
  options: TypesOptions,
  keep: boolean,
): Promise<Findings[]> {
  const state = version(root, options);
  return cachedEach(
    root,
    'exports',
    apis,
    ({page}) => hash(state, keyOfPage(root, page)),
    async (open) => (await import('./against-types')).compareWithTypes(root, open, options),
    keep,
  );
}

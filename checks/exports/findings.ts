import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cachedEach, codeKey, hash, installedPackages, remember} from '../lib/cache';
import {filesOf} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {PageApis} from './page-apis';

/** The result of comparing one page with the types. */
export interface Findings {
  readonly problems: readonly Problem[];
  /** The number of headings that describe a member. */
  readonly members: number;
}

export interface Importable {
  readonly isType: boolean;
  readonly isDeprecated: boolean;
}

/** Facts that depend only on the types of the packages. */
export interface PackageFacts {
  readonly exports: readonly {
    readonly package: string;
    readonly name: string;
    readonly value: boolean;
  }[];
  /** What can be imported from each entry point of all installed packages, by import specifier and name. */
  readonly entryPoints: Readonly<Record<string, Readonly<Record<string, Importable>>>>;
  /** Exceptions in `exceptions.ts` that no export needs. */
  readonly stale: readonly Problem[];
}

const version = (root: string): string => hash(installedPackages(root), codeKey(import.meta.url));

/**
 * Returns the facts about the packages. Loads the compiler only if the packages or the checks have
 * changed.
 */
export const packageFacts = (root: string): Promise<PackageFacts> =>
  remember(root, 'exports-of-packages', version(root), async () =>
    (await import('./against-types')).readPackageFacts(root),
  );

/**
 * Returns the findings for each page. Loads the compiler only for pages that changed since the last run.
 *
 * @param keep whether to keep the findings for other pages in the cache
 */
export function readFindings(
  root: string,
  apis: readonly PageApis[],
  keep: boolean,
): Promise<Findings[]> {
  const state = version(root);
  return cachedEach(
    root,
    'exports',
    apis,
    ({page}) => keyOf(root, state, page),
    async (open) => (await import('./against-types')).compareWithTypes(root, open),
    keep,
  );
}

/** The findings depend on the text of the page and of the partials that it includes. */
function keyOf(root: string, state: string, page: Page): string {
  const texts = filesOf(root, page).flatMap((file) => [
    file,
    file === page.file ? page.text : readFileSync(path.join(root, file), 'utf8'),
  ]);
  return hash(state, ...texts);
}

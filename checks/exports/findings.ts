import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from '../../config/docs-routes';
import {Cache, codeKey, hash, installedPackages, remember} from '../lib/cache';
import {filesOf} from '../lib/outline';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {typePages} from './homes';
import type {PageApis} from './page-apis';

/** What the comparison of one page with the types has found. */
export interface Findings {
  readonly problems: readonly Problem[];
  /** Packages that the page documents and that are not installed. */
  readonly notInstalled: readonly string[];
  /** How many of its headings stand for a member. */
  readonly members: number;
  /** The package of each export in the `api` of the page, which may name an entry of that package. */
  readonly owners: readonly string[];
}

/** What the types say about the packages, whatever the pages say. */
export interface PackageFacts {
  readonly exports: readonly {
    readonly package: string;
    readonly name: string;
    readonly value: boolean;
  }[];
  /** Exceptions in `exceptions.ts` that no export needs. */
  readonly stale: readonly Problem[];
}

const version = (root: string): string => hash(installedPackages(root), codeKey(import.meta.url));

/** The facts about the packages. The compiler is only loaded if the packages or the checks have changed. */
export const packageFacts = (root: string): Promise<PackageFacts> =>
  remember(root, 'exports-of-packages', version(root), async () =>
    (await import('./against-types')).readPackageFacts(root),
  );

/**
 * The findings for each page. The compiler is only loaded for pages that have changed since the last run.
 *
 * @param keep whether findings for other pages stay in the cache
 */
export async function readFindings(
  root: string,
  apis: readonly PageApis[],
  keep: boolean,
): Promise<Map<PageApis, Findings>> {
  const cache = new Cache<Findings>(root, 'exports');
  const state = hash(version(root), ...writtenTypePages(root));
  const keys = new Map(apis.map((each) => [each, keyOf(root, state, each.page)]));
  const open = apis.filter((each) => cache.get(keys.get(each)!) === undefined);
  if (open.length > 0) {
    const {compareWithTypes} = await import('./against-types');
    compareWithTypes(root, open).forEach((findings, index) => {
      cache.set(keys.get(open[index]!)!, findings);
    });
  }
  cache.save(keep);
  return new Map(apis.map((each) => [each, cache.get(keys.get(each)!)!]));
}

/** The findings depend on the text of the page and of the partials that it includes. */
function keyOf(root: string, state: string, page: Page): string {
  const texts = filesOf(root, page).flatMap((file) => [
    file,
    file === page.file ? page.text : readFileSync(path.join(root, file), 'utf8'),
  ]);
  return hash(state, ...texts);
}

/** A page links to the page of a type only if that page exists. */
function writtenTypePages(root: string): string[] {
  return typePages
    .map(({route}) => route)
    .filter((route) => existsSync(path.join(root, 'docs', `${docIdOfRoute(route)}.mdx`)));
}

import {external} from '../../config/external-links';
import type {OpenRoute} from '../../config/open-routes';
import type {PlannedPage} from '../../src/components/NotFound/data';
import {documentedVersion} from '../../toolkit-packages';
import {apisOf, overviewOf, packageOf, type DocsPage} from '../pages';

/** Where readers start if no page is near. */
const startOf = ({route, package: packageName}: OpenRoute): string => {
  if (route.startsWith('/docs/troubleshooting/')) {
    return '/docs/get-help';
  }
  return packageName === undefined ? '/docs/' : '/docs/api';
};

/** Words that say little about a page. */
const commonWords = new Set(['and', 'for', 'from', 'get', 'set', 'the', 'use', 'with']);

/** The words of a label: `render`, `media` and `lambda` for `renderMediaOnLambda()`. */
const wordsOf = (label: string): Set<string> => {
  const words = label
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('@remotion/', '')
    .match(/[a-z\d]{3,}/g);
  return new Set(words?.filter((word) => !commonWords.has(word)));
};

/** The share of words that two labels have in common, from 0 to 1. */
const sharedWords = (a: string, b: string): number => {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common || 1);
};

/**
 * How much a written page has in common with a planned one, 0 for nothing.
 *
 * @param isOfProduct whether the planned page belongs to a package or product with its own overview. The
 *   guides of different products have the same labels ("Setup"), so only names of functions are compared.
 */
const similarity = (
  planned: OpenRoute,
  {route, frontMatter}: DocsPage,
  isOfProduct: boolean,
): number => {
  const words = sharedWords(planned.label, String(frontMatter.sidebar_label ?? frontMatter.title));
  const apis = apisOf(frontMatter);
  const isApi = apis.some(({symbol}) => symbol !== undefined);
  const hasWords = words > 0.5 && (!isOfProduct || (planned.symbol !== undefined && isApi));
  const isSamePackage = apis.some((api) => packageOf(api.package) === planned.package);
  const isSameFolder = folderOf(planned.route) === folderOf(route);
  return (
    (hasWords ? words : 0) + (isSamePackage ? 0.4 : 0) + (isOfProduct && isSameFolder ? 0.2 : 0)
  );
};

const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/'));

/** The page of the package or, for a page without a package, the page of its folder. */
const overviewFor = (
  {route, package: packageName}: OpenRoute,
  pages: readonly DocsPage[],
): DocsPage | undefined =>
  (packageName === undefined ? undefined : overviewOf(pages, packageName)) ??
  pages.find((page) => page.route !== '/docs/' && route.startsWith(`${page.route}/`));

/** Packages of the toolkit are in the folder with their name, except for the core. */
const sourceOf = (packageName = ''): string | undefined => {
  const folder = packageName === 'remotion' ? 'core' : /^@remotion\/(.+)/.exec(packageName)?.[1];
  return folder === undefined
    ? undefined
    : `${external.repository}/tree/v${documentedVersion}/packages/${folder}`;
};

/**
 * Returns what to read until a page is written.
 *
 * @param pages the pages that exist, in the order of the sidebars
 */
export const plannedPages = (
  open: readonly OpenRoute[],
  pages: readonly DocsPage[],
): PlannedPage[] =>
  open.map((planned) => {
    const {route, label, package: packageName} = planned;
    const overview = overviewFor(planned, pages);
    const source = sourceOf(packageName);
    const [nearest] = pages
      .filter((page) => page !== overview)
      .map((page) => ({page, score: similarity(planned, page, overview !== undefined)}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
    return {
      route,
      label,
      ...(packageName !== undefined && {packageName}),
      ...(source !== undefined && {source}),
      ...(overview && {overview: overview.route}),
      nearest: (nearest?.page ?? overview)?.route ?? startOf(planned),
    };
  });

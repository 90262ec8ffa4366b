import type {DocsRoute} from '../../config/docs-routes';
import {external} from '../../config/external-links';
import type {PlannedPage} from '../../src/components/NotFound/data';
import {documentedVersion} from '../../toolkit-packages';

/** Where readers start if no page is near. */
const startOf = ({kind, sidebar}: DocsRoute): string => {
  if (kind === 'troubleshooting') {
    return '/docs/get-help';
  }
  return {main: '/docs/', api: '/docs/api', recorder: '/docs/recorder', none: '/docs/'}[sidebar];
};

/** Words that say little about a page. */
const commonWords = new Set(['and', 'for', 'from', 'get', 'set', 'the', 'use', 'with']);

/** The words of a label: `render`, `media` and `lambda` for `renderMediaOnLambda()`. */
const wordsOf = ({label}: DocsRoute): Set<string> => {
  const words = label
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('@remotion/', '')
    .match(/[a-z\d]{3,}/g);
  return new Set(words?.filter((word) => !commonWords.has(word)));
};

/** The share of words that two labels have in common, from 0 to 1. */
const sharedWords = (a: DocsRoute, b: DocsRoute): number => {
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
const similarity = (planned: DocsRoute, page: DocsRoute, isOfProduct: boolean): number => {
  const words = sharedWords(planned, page);
  const hasWords = words > 0.5 && (!isOfProduct || (planned.kind === 'api' && page.kind === 'api'));
  const isSamePackage = planned.packageName !== '' && planned.packageName === page.packageName;
  const isSameCategory =
    planned.sidebar === page.sidebar && planned.category.join() === page.category.join();
  return (
    (hasWords ? words : 0) + (isSamePackage ? 0.4 : 0) + (isOfProduct && isSameCategory ? 0.2 : 0)
  );
};

const nearestOf = (
  planned: DocsRoute,
  pages: readonly DocsRoute[],
  isOfProduct: boolean,
): DocsRoute | undefined => {
  const [best] = pages
    .map((page) => ({
      page,
      score: similarity(planned, page, isOfProduct),
      gap: Math.abs(page.order - planned.order),
    }))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.gap - b.gap);
  return best?.page;
};

/** The page of the package or, for a page without a package, the page of its category or folder. */
const overviewOf = (
  {route, packageName, sidebar, category}: DocsRoute,
  pages: readonly DocsRoute[],
): DocsRoute | undefined => {
  const candidates =
    packageName === ''
      ? pages.filter(
          (page) =>
            (page.sidebar === sidebar && page.label === category[0]) ||
            (page.route !== '/docs/' && route.startsWith(`${page.route}/`)),
        )
      : pages.filter((page) => page.packageName === packageName && page.symbol === '');
  return candidates.find(({label}) => label === packageName) ?? candidates[0];
};

/** Packages of the toolkit are in the folder with their name, except for the core. */
const sourceOf = (packageName: string): string | undefined => {
  const folder = packageName === 'remotion' ? 'core' : /^@remotion\/(.+)/.exec(packageName)?.[1];
  return folder === undefined
    ? undefined
    : `${external.repository}/tree/v${documentedVersion}/packages/${folder}`;
};

/**
 * Returns the docs pages that are not written yet, each with what to read until then.
 *
 * @param routes all docs routes
 * @param written the routes whose page exists
 */
export const plannedPages = (
  routes: readonly DocsRoute[],
  written: readonly DocsRoute[],
): PlannedPage[] => {
  const existing = new Set(written.map(({route}) => route));
  return routes
    .filter(({route}) => !existing.has(route))
    .map((page) => {
      const {route, label, packageName} = page;
      const overview = overviewOf(page, written);
      const source = sourceOf(packageName);
      const nearest =
        nearestOf(
          page,
          written.filter((each) => each !== overview),
          overview !== undefined,
        ) ?? overview;
      return {
        route,
        label,
        ...(packageName !== '' && {packageName}),
        ...(source !== undefined && {source}),
        ...(overview && {overview: overview.route}),
        nearest: nearest?.route ?? startOf(page),
      };
    });
};

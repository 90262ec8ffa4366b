import {docIdOfRoute, type DocsRoute} from '../../../config/docs-routes';
import type {Twin} from './twins';

/** A path without a slash at its end, which is one page with or without it. */
const plain = (route: string): string => route.replace(/(?<=.)\/$/, '');

/**
 * Where the pages are at the peers: `/docs/spring` is `/docs/api/spring` there, by the sidebar that it is
 * in, because VitePress chooses among sidebars by the beginning of the path. Posts keep their paths.
 *
 * @returns the function from a path of this site to that of the page, or undefined where there is no twin
 */
export const peerRoutes = (
  docs: readonly DocsRoute[],
  twins: readonly Pick<Twin, 'route'>[],
): ((route: string) => string | undefined) => {
  const moved = new Map(
    docs.map(({route, sidebar}) => [plain(route), `/docs/${sidebar}/${docIdOfRoute(route)}`]),
  );
  const all = new Map(
    twins.map(({route}) => [plain(route), moved.get(plain(route)) ?? plain(route)]),
  );
  return (route) => all.get(plain(route));
};

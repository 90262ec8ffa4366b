import type {DocsPage} from '../../../plugins/pages';
import type {Twin} from './twins';

/** Removes the trailing slash from a path. */
const plain = (route: string): string => route.replace(/(?<=.)\/$/, '');

/**
 * Maps pages to their paths at the peers: `/docs/spring` becomes `/docs/api/spring`, with the name of its
 * sidebar, because VitePress selects the sidebar by the start of the path. Posts keep their paths.
 *
 * @returns a function from the path on this site to the path at the peers; undefined if there is no twin
 */
export const peerRoutes = (
  docs: readonly Pick<DocsPage, 'id' | 'route' | 'place'>[],
  twins: readonly Pick<Twin, 'route'>[],
): ((route: string) => string | undefined) => {
  const moved = new Map(
    docs.map(({id, route, place}) => [plain(route), `/docs/${place?.sidebar ?? 'none'}/${id}`]),
  );
  const all = new Map(
    twins.map(({route}) => [plain(route), moved.get(plain(route)) ?? plain(route)]),
  );
  return (route) => all.get(plain(route));
};

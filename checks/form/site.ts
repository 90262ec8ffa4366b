import path from 'node:path';
import {once, tryFrontMatter} from '@docs-kit/docs-proof';
import {otherServices} from '../links-from-outside/other-services';
import {listDocIds, routeOfDocId} from '../../features/pages';

/** The docs pages according to their front matter. */
export interface Site {
  /** Returns the routes of the docs pages whose front matter has the kind. */
  pagesOfKind(kind: string): readonly string[];
  /** Returns the pages of an API by a title such as `<Folder>` or `loadFont()`. */
  pagesOfApi(title: string): readonly string[];
  /** Whether the path belongs to another service on the same host. */
  isOtherService(address: string): boolean;
}

/** Returns the docs pages. Reads their front matter only when it is asked for. */
export function readSite(root: string): Site {
  const pages = once(() =>
    listDocIds(root).map((id) => {
      const {kind, title} = tryFrontMatter(path.join(root, 'docs', `${id}.mdx`));
      return {route: routeOfDocId(id), kind, title};
    }),
  );
  return {
    pagesOfKind: (wanted) => pages().flatMap(({route, kind}) => (kind === wanted ? [route] : [])),
    pagesOfApi: (wanted) =>
      pages().flatMap(({route, kind, title}) =>
        kind === 'api' && title === wanted ? [route] : [],
      ),
    isOtherService: (address) => otherServices.some(({path: prefix}) => isBelow(address, prefix)),
  };
}

function isBelow(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);
}

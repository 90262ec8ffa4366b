import {isPartial} from '@docs-kit/docs-proof';

/**
 * The docs home. All other routes of docs pages equal the path of the file: Docusaurus would shorten `docs/gif/gif.mdx`
 * to `/docs/gif`, so these pages set their `slug`.
 */
const home = {route: '/docs/', id: 'getting-started'} as const;

/** The doc ID (path in `docs/` without extension) of a route, with or without a trailing slash. */
export const docIdOfRoute = (route: string): string =>
  route.replace(/\/$/, '') === '/docs' ? home.id : route.slice('/docs/'.length).replace(/\/$/, '');

/** The route of a doc ID, without a trailing slash except for the docs home: `/docs/`. */
export const routeOfDocId = (id: string): string => (id === home.id ? home.route : `/docs/${id}`);

/** The file of a docs route, relative to the root of the repository. It needn't exist. */
export const fileOfRoute = (route: string): string => `docs/${docIdOfRoute(route)}.mdx`;

/**
 * The route of a file.
 *
 * @param file path relative to the root of the repository, with forward slashes
 * @returns undefined if it isn't a docs page
 */
export const routeOfFile = (file: string): string | undefined => {
  const id = /^docs\/(.+)\.mdx?$/.exec(file)?.[1];
  return id === undefined || isPartial(file) ? undefined : routeOfDocId(id);
};

import type {Route} from './generated';

/** Pages whose paths start alike. The browser loads their routes when a reader gets close to one of them. */
export interface RouteGroup {
  /** `/docs/player`, without a slash at the end; empty for all pages in a layout at the root of the site. */
  readonly path: string;
  readonly routes: readonly Route[];
}

/** A route that every page loads. */
export interface EagerRoute {
  readonly route: Route;
  readonly children?: readonly Entry[];
}

export type Entry = EagerRoute | RouteGroup;

/**
 * Fewer pages don't become a group, because it would cost every page about 60 bytes before compression, and the reader
 * a request.
 */
const fewest = 5;

export const isGroup = (entry: Entry): entry is RouteGroup => !('route' in entry);

const isPage = ({routes, component, exact}: Route): boolean =>
  routes === undefined && component.hash !== undefined && exact === true;

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The next segment of a path below a base: `player` for `/docs/player/api` below `/docs`. Empty for other paths. */
const segmentBelow = (base: string, path: string): string =>
  path.startsWith(`${base}/`) ? (path.slice(base.length + 1).split('/')[0] ?? '') : '';

const groupLevel = (routes: readonly Route[], base: string, isTopLevel: boolean): Entry[] => {
  // The route of a group matches all paths below its own, so it would hide a layout there.
  const hidesLayout = ({path}: RouteGroup): boolean =>
    routes.some((route) => route.routes && `${route.path}/`.startsWith(`${path}/`));
  const pages = routes.filter(isPage);
  const segments = new Set(pages.map(({path}) => segmentBelow(base, path)));
  segments.delete('');
  const large = [...segments]
    .map((segment) => ({
      path: `${base}/${segment}`,
      routes: pages.filter(({path}) => segmentBelow(base, path) === segment),
    }))
    .filter((group) => group.routes.length >= fewest && !hidesLayout(group));
  const inLarge = new Set(large.flatMap((group) => group.routes));
  const rest = {path: base, routes: pages.filter((page) => !inLarge.has(page))};
  const hasRest = !isTopLevel && rest.routes.length > 0 && !hidesLayout(rest);
  return [
    ...large,
    // Last, because the paths of all other groups start with its path.
    ...(hasRest ? [rest] : []),
    // In their original order: the last one is the not-found route.
    ...routes
      .filter((route) => !inLarge.has(route) && !(hasRest && rest.routes.includes(route)))
      .map((route) =>
        route.routes
          ? {route, children: groupLevel(route.routes, withoutSlash(route.path), false)}
          : {route},
      ),
  ];
};

/**
 * Groups the pages of each level by the next segment of their paths. In a layout such as `/docs`, the remaining pages
 * are a group as well. At the top level, every page loads them.
 */
export const groupRoutes = (routes: readonly Route[], baseUrl: string): Entry[] =>
  groupLevel(routes, withoutSlash(baseUrl), true);

/** The entries of all levels. */
export interface SortedEntries {
  readonly eager: readonly Route[];
  readonly groups: readonly RouteGroup[];
}

/** Separates the entries of all levels by kind, and keeps their order. */
export const sortEntries = (entries: readonly Entry[]): SortedEntries => {
  const all = entries.flatMap(withChildren);
  return {
    eager: all.flatMap((entry) => (isGroup(entry) ? [] : [entry.route])),
    groups: all.filter(isGroup),
  };
};

const withChildren = (entry: Entry): Entry[] => [
  entry,
  ...(isGroup(entry) ? [] : (entry.children ?? []).flatMap(withChildren)),
];

import type {Route} from './generated';

/** The pages below a path. The app loads their routes when a reader gets close to one of them. */
export interface Section {
  /** `/docs/player` */
  readonly path: string;
  /** `docs-player` */
  readonly name: string;
  readonly routes: readonly Route[];
}

/** A route that is always part of the app. */
export interface KnownRoute {
  readonly route: Route;
  readonly children?: readonly Entry[];
}

export type Entry = KnownRoute | Section;

/**
 * Sections with fewer pages don't get a file of their own, because it would cost the app about 60 bytes before
 * compression and the reader a request.
 */
const fewest = 5;

export const isSection = (entry: Entry): entry is Section => 'name' in entry;

const isPage = ({routes, component, exact}: Route): boolean =>
  routes === undefined && component.hash !== undefined && exact === true;

/** The next segment of a path after a base: `player` in `/docs/player/api`. Empty for other paths. */
const segmentBehind = (base: string, path: string): string =>
  path.startsWith(`${base}/`) ? (path.slice(base.length + 1).split('/')[0] ?? '') : '';

/**
 * Groups the pages of one level into sections by the next segment of their paths. In a layout such as `/docs`,
 * the remaining pages are a section as well. At the top level, they are always part of the app.
 *
 * @param base path of the layout that contains the routes; empty at the top level
 */
export const split = (routes: readonly Route[], base: string): Entry[] => {
  const pages = routes.filter(isPage);
  const sectionOf = (path: string, own: readonly Route[]): Section => ({
    path,
    name: path.slice(1).replaceAll('/', '-'),
    routes: own,
  });
  const segments = new Set(pages.map(({path}) => segmentBehind(base, path)));
  segments.delete('');
  const large = [...segments]
    .map((segment) =>
      sectionOf(
        `${base}/${segment}`,
        pages.filter(({path}) => segmentBehind(base, path) === segment),
      ),
    )
    .filter(({routes: own}) => own.length >= fewest);
  const inLarge = new Set(large.flatMap((section) => section.routes));
  const rest = base === '' ? [] : pages.filter((page) => !inLarge.has(page));
  const known = routes.filter((route) => !inLarge.has(route) && !rest.includes(route));
  return [
    ...large,
    // Last, because the paths of all other sections start with its path.
    ...(rest.length > 0 ? [sectionOf(base, rest)] : []),
    // In their original order: the last one is the not-found route.
    ...known.map((route) =>
      route.routes ? {route, children: split(route.routes, route.path)} : {route},
    ),
  ];
};

/** The entries of all levels. */
export interface SortedEntries {
  readonly known: readonly Route[];
  readonly sections: readonly Section[];
}

/** Groups the entries of all levels by kind, and keeps their order. */
export const sortEntries = (entries: readonly Entry[]): SortedEntries => {
  const all = entries.flatMap(withChildren);
  return {
    known: all.flatMap((entry) => (isSection(entry) ? [] : [entry.route])),
    sections: all.filter(isSection),
  };
};

const withChildren = (entry: Entry): Entry[] => [
  entry,
  ...(isSection(entry) ? [] : (entry.children ?? []).flatMap(withChildren)),
];

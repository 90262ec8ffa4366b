import type {Route} from './generated';

/** Pages below a path, whose routes the app loads when a reader comes near one of them. */
export interface Section {
  /** `/docs/player` */
  readonly path: string;
  /** `docs-player` */
  readonly name: string;
  readonly routes: readonly Route[];
}

/** A route that the app always knows. */
export interface KnownRoute {
  readonly route: Route;
  readonly children?: readonly Entry[];
}

export type Entry = KnownRoute | Section;

/**
 * Fewer pages than this get no file of their own: it costs the app about 60 bytes before compression,
 * and a reader a request.
 */
const fewest = 5;

export const isSection = (entry: Entry): entry is Section => 'name' in entry;

const isPage = ({routes, component, exact}: Route): boolean =>
  routes === undefined && component.hash !== undefined && exact === true;

/** The segment of a path behind a base, empty for another path: `player` of `/docs/player/api`. */
const segmentBehind = (base: string, path: string): string =>
  path.startsWith(`${base}/`) ? (path.slice(base.length + 1).split('/')[0] ?? '') : '';

/**
 * Puts the pages of one level into sections by the next segment of their path. Below a layout such as
 * `/docs` the others make a section as well; at the top they are always known.
 *
 * @param base path of the layout around the routes, empty at the top
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
    // Behind the others, whose paths begin with its own.
    ...(rest.length > 0 ? [sectionOf(base, rest)] : []),
    // In their order: the last is the one for what is not found.
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

/** Sorts the entries of all levels, each kind in its order. */
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

import type {ChunkNames, Generated, Route} from './generated';
import type {Section, SortedEntries} from './split';

/** Collects all names in a nested structure. */
export const namesIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** The key under which Docusaurus lists the chunk names of a route. */
export const keyOf = ({component: {path, hash}}: Route): string => `${path}-${hash}`;

export type NamesOf = (route: Route) => ChunkNames;

/** @returns a function that returns the chunk names of a route, and throws if they aren't listed */
export const readNames =
  ({chunkNames}: Pick<Generated, 'chunkNames'>): NamesOf =>
  (route) => {
    if (route.path === '*') {
      return [];
    }
    const names = chunkNames[keyOf(route)];
    if (names === undefined) {
      throw new Error(
        `plugins/route-sections: routesChunkNames.json doesn't contain ${keyOf(route)}, which routes.js lists. Update generated.ts, or build with APP_ROUTES=all.`,
      );
    }
    return names;
  };

/** Which parts of the app use a chunk. */
export interface ChunkUse {
  readonly isOfApp: (name: string) => boolean;
  /**
   * Whether the app has to know the name of a chunk, because a known route or several sections use it. Other
   * chunks are loaded by the only section that uses them.
   */
  readonly isNamed: (name: string) => boolean;
}

export const chunkUse = ({known, sections}: SortedEntries, namesOf: NamesOf): ChunkUse => {
  const users = new Map<string, Set<Section | 'app'>>();
  const use = (user: Section | 'app', route: Route): void =>
    namesIn(namesOf(route)).forEach((name) =>
      users.set(name, (users.get(name) ?? new Set()).add(user)),
    );
  known.forEach((route) => use('app', route));
  sections.forEach((section) => section.routes.forEach((route) => use(section, route)));
  const isOfApp = (name: string): boolean => users.get(name)?.has('app') === true;
  return {isOfApp, isNamed: (name) => isOfApp(name) || (users.get(name)?.size ?? 0) > 1};
};

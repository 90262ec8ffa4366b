import {turnOff, type ChunkNames, type Generated, type Route} from './generated';
import type {RouteGroup, SortedEntries} from './route-groups';

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
        `@docs-kit/lazy-routes: .docusaurus/routesChunkNames.json doesn't contain ${keyOf(route)}, which routes.js lists. ${turnOff}`,
      );
    }
    return names;
  };

/** Which routes use a chunk. */
export interface ChunkUse {
  /** Whether a route that every page loads uses the chunk. */
  readonly isEager: (name: string) => boolean;
  /**
   * Whether every page has to load the name of a chunk, because an eager route or several groups use it. Other chunks
   * are loaded by the only group that uses them.
   */
  readonly isNamed: (name: string) => boolean;
}

export const chunkUse = ({eager, groups}: SortedEntries, namesOf: NamesOf): ChunkUse => {
  const users = new Map<string, Set<RouteGroup | 'eager'>>();
  const use = (user: RouteGroup | 'eager', route: Route): void =>
    namesIn(namesOf(route)).forEach((name) =>
      users.set(name, (users.get(name) ?? new Set()).add(user)),
    );
  eager.forEach((route) => use('eager', route));
  groups.forEach((group) => group.routes.forEach((route) => use(group, route)));
  const isEager = (name: string): boolean => users.get(name)?.has('eager') === true;
  return {isEager, isNamed: (name) => isEager(name) || (users.get(name)?.size ?? 0) > 1};
};

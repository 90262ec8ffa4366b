import {namesIn, type NamesOf} from './chunk-names';
import {groupModule, sidebarModule} from './file-names';
import type {Route} from './generated';
import type {RequestOf} from './requests';
import {isGroup, type Entry} from './route-groups';

/** The requests of all modules that each page loads. */
export type Loads = Readonly<Record<string, readonly string[]>>;

/** Lists what pages load: their own chunks, the chunks of their layouts, their group and their sidebar. */
export const loadsOf = (
  entries: readonly Entry[],
  namesOf: NamesOf,
  requestOf: RequestOf,
): Loads => {
  const loads: Record<string, readonly string[]> = {};
  const collect = (all: readonly Entry[], ofLayouts: readonly string[]): void => {
    const own = (route: Route) => [...ofLayouts, ...namesIn(namesOf(route)).map(requestOf)];
    for (const entry of all) {
      if (isGroup(entry)) {
        for (const route of entry.routes) {
          const {sidebar} = route;
          loads[route.path] = [
            ...own(route),
            groupModule(entry),
            ...(typeof sidebar === 'string' ? [sidebarModule(sidebar)] : []),
          ];
        }
      } else if (entry.children) {
        collect(entry.children, own(entry.route));
      } else {
        loads[entry.route.path] = own(entry.route);
      }
    }
  };
  collect(entries, []);
  return loads;
};

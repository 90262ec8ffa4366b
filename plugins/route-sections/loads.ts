import {namesIn, type NamesOf} from './chunk-names';
import {moduleOf, sidebarModule} from './file-names';
import type {Route} from './generated';
import type {RequestOf} from './requests';
import {isSection, type Entry} from './split';

/** The requests of all modules that each page loads. */
export type Loads = Readonly<Record<string, readonly string[]>>;

/** Lists what pages load: their own chunks, the chunks of their layouts, their section and their sidebar. */
export const loadsOf = (
  entries: readonly Entry[],
  namesOf: NamesOf,
  requestOf: RequestOf,
): Loads => {
  const loads: Record<string, readonly string[]> = {};
  const note = (all: readonly Entry[], around: readonly string[]): void => {
    const own = (route: Route) => [...around, ...namesIn(namesOf(route)).map(requestOf)];
    for (const entry of all) {
      if (isSection(entry)) {
        for (const route of entry.routes) {
          const {sidebar} = route;
          loads[route.path] = [
            ...own(route),
            moduleOf(entry),
            ...(typeof sidebar === 'string' ? [sidebarModule(sidebar)] : []),
          ];
        }
      } else if (entry.children) {
        note(entry.children, own(entry.route));
      } else {
        loads[entry.route.path] = own(entry.route);
      }
    }
  };
  note(entries, []);
  return loads;
};

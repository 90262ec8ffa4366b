import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {EntriesOptions, Entry} from './options';

/** Adds the route of the list, and one for each entry where entries have a page. */
export const addEntryRoutes = <E extends Entry>(
  entries: readonly E[],
  {collection, toCards, listComponent, entryComponent}: EntriesOptions<E>,
  {addRoute}: Pick<PluginContentLoadedActions, 'addRoute'>,
): void => {
  addRoute({
    path: `/${collection}/`,
    component: listComponent,
    exact: true,
    props: {entries: toCards ? toCards(entries) : entries},
  });
  if (entryComponent === undefined) {
    return;
  }
  for (const entry of entries) {
    addRoute({
      path: `/${collection}/${entry.slug}`,
      component: entryComponent,
      exact: true,
      props: {entry},
    });
  }
};

import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {EntriesOptions, Entry, LoadedEntry} from './options';

/**
 * Adds the route of the list, and a route for each entry if entries have pages.
 *
 * @param folder the folder of the entries, relative to the site; the sitemap gets the dates of the pages from
 *   it and its files
 */
export const addEntryRoutes = <E extends Entry>(
  entries: readonly LoadedEntry<E>[],
  folder: string,
  {collection, toCards, listComponent, entryComponent}: EntriesOptions<E>,
  {addRoute}: Pick<PluginContentLoadedActions, 'addRoute'>,
): void => {
  addRoute({
    path: `/${collection}/`,
    component: listComponent,
    exact: true,
    props: {entries: toCards ? toCards(entries) : entries},
    metadata: {sourceFilePath: folder},
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
      metadata: {sourceFilePath: `${folder}/${entry.slug}.yml`},
    });
  }
};

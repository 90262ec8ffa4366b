import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import type {EntriesOptions, Entry, LoadedEntry} from './options';
import {loadEntries} from './read';

export type {EntriesOptions} from './options';

/**
 * A Docusaurus plugin that creates pages from a folder of data. Each file `src/data/<collection>/<slug>.yml` is an
 * entry. The list is at `/<collection>/`, and if `entryComponent` is set, each entry has a page at
 * `/<collection>/<slug>`. If an entry doesn't match its schema, the build fails.
 *
 * @example
 * plugins: [
 *   entries({
 *     collection: 'templates',
 *     schema: templateSchema,
 *     toCards: templateCards,
 *     listComponent: '@site/src/product/templates/TemplateListPage',
 *     entryComponent: '@site/src/product/templates/TemplatePage',
 *   }),
 * ]
 */
export const entries =
  <E extends Entry>(options: EntriesOptions<E>) =>
  ({siteDir}: LoadContext): Plugin => {
    const folder = path.posix.join('src/data', options.collection);
    return {
      name: `entries-${options.collection}`,
      getPathsToWatch: () => [path.join(siteDir, folder, '*.yml')],
      loadContent: () => loadEntries({siteDir, folder, ...options}),
      // The content is the result of `loadContent`, but the type of `plugins` in a config can't express it.
      contentLoaded: ({content, actions}) =>
        addEntryRoutes(content as LoadedEntry<E>[], folder, options, actions),
    };
  };

/**
 * Adds the route of the list, and a route for each entry if entries have pages. The sitemap gets the dates of the
 * pages from their source files.
 */
const addEntryRoutes = <E extends Entry>(
  loaded: readonly LoadedEntry<E>[],
  folder: string,
  {collection, toCards, listComponent, entryComponent}: EntriesOptions<E>,
  {addRoute}: Pick<PluginContentLoadedActions, 'addRoute'>,
): void => {
  addRoute({
    path: `/${collection}/`,
    component: listComponent,
    exact: true,
    props: {entries: toCards ? toCards(loaded) : loaded},
    metadata: {sourceFilePath: folder},
  });
  if (entryComponent === undefined) {
    return;
  }
  for (const entry of loaded) {
    addRoute({
      path: `/${collection}/${entry.slug}`,
      component: entryComponent,
      exact: true,
      props: {entry},
      metadata: {sourceFilePath: `${folder}/${entry.slug}.yml`},
    });
  }
};

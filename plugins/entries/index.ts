import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {EntriesOptions, Entry, LoadedEntry} from './options';
import {addEntryRoutes} from './add-entry-routes';
import {loadEntries} from './load-entries';

export type {EntriesOptions, LoadedEntry} from './options';

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

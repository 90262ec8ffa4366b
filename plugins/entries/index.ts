import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {EntriesOptions, Entry} from './options';
import {addEntryRoutes} from './add-entry-routes';
import {loadEntries} from './load-entries';

export type {EntriesOptions} from './options';

/**
 * A Docusaurus plugin that makes pages from a folder of data. Each file `src/data/<collection>/<slug>.yml`
 * is one entry; the list is at `/<collection>/`, and an entry at `/<collection>/<slug>` where
 * `entryComponent` is given. An entry that does not fit its schema stops the build.
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
      loadContent: () => loadEntries({siteDir, folder, schema: options.schema}),
      // The content is what `loadContent` returned; a list of plugins in a config cannot say so.
      contentLoaded: ({content, actions}) =>
        addEntryRoutes(content as E[], folder, options, actions),
    };
  };

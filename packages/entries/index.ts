import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkOptions, type EntriesOptions, type Entry} from './options';
import {loadEntries} from './read';

export {checkEncoding} from './encoding';
export {explainIssues} from './field-problems';
export {loadEntries, readEntry, readFolder} from './read';
export {SourceError} from './source-error';
export {parseYaml} from './yaml';
export type {EntriesOptions, Entry} from './options';

/**
 * Returns a Docusaurus plugin that creates pages from a folder of data, in which each file `<slug>.yml` is an entry.
 * The list is at `/<routeBasePath>/`, and if `entryComponent` is set, each entry has a page at
 * `/<routeBasePath>/<slug>`. If an entry doesn't match its schema, the build fails with the file, the line, the value
 * and the fix. The sitemap gets the dates of the pages from their files.
 *
 * @throws if an option is invalid
 */
export const entries = <E extends Entry>(options: EntriesOptions<E>) => {
  checkOptions(options);
  const {path: folder, routeBasePath, schema, toCards, listComponent, entryComponent} = options;
  return ({siteDir, baseUrl}: LoadContext): Plugin => ({
    name: `entries-${routeBasePath}`,
    getPathsToWatch: () => [path.join(siteDir, folder, '*.yml')],
    loadContent: () => loadEntries({siteDir, folder, schema}),
    contentLoaded: ({content, actions: {addRoute}}) => {
      // The content is the result of `loadContent`, but the type of `plugins` in a config can't express it.
      const loaded = content as readonly E[];
      const list = `${baseUrl}${routeBasePath}/`;
      addRoute({
        path: list,
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
          path: list + entry.slug,
          component: entryComponent,
          exact: true,
          props: {entry},
          metadata: {sourceFilePath: `${folder}/${entry.slug}.yml`},
        });
      }
    },
  });
};

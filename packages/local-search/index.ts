import type {BuiltSite, PageReader} from '@docs-kit/built-pages';
import {checkOptions} from '@docs-kit/tools/options';
import type {PluginConfig} from '@docusaurus/types';
import {buildIndexFiles} from './build-index';
import type {PageContent} from './extract-page';
import {extractSite, readPage, recordsOf} from './extract-site';
import {type LocalSearchOptions, rules} from './options';
import type {SearchRecord} from './records';
import {addAlgoliaTheme, addComponents, isLocal} from './theme-plugins';

export {Engine} from './client/engine/engine';
export {hitsPerPage} from './client/engine/types';
export type {LocalSearchOptions, PageInfo} from './options';
export type {SearchRecord} from './records';
export {summarize, uploadRecords} from './upload';

export interface LocalSearch {
  /** Plugins with the components. Add them to `plugins` of the configuration. */
  readonly plugins: PluginConfig[];
  /**
   * A step of `@docs-kit/built-pages` that writes the index: `search-index.json` and a folder in `assets/search/`. If
   * `themeConfig.algolia` is set, it writes nothing.
   */
  readonly reader: (site: Pick<BuiltSite, 'siteDir' | 'siteConfig'>) => PageReader;
  /**
   * Creates the records of a built site for Algolia.
   *
   * @param siteDir folder of the site
   * @param outDir folder of the built site
   * @throws if `outDir` contains no searchable pages
   */
  readonly records: (siteDir: string, outDir: string) => SearchRecord[];
}

/**
 * Adds a search to a Docusaurus site: a button, the DocSearch dialog, and the page `/search`. The browser searches an
 * index that the build writes, or asks Algolia if `themeConfig.algolia` is set.
 *
 * @example
 * const search = localSearch();
 * const config = {
 *   plugins: [...search.plugins, () => builtPages({edits: [], readers: [search.reader]})],
 * };
 * @throws if an option is wrong
 */
export default function localSearch(options: LocalSearchOptions = {}): LocalSearch {
  checkOptions('local-search', options, rules);
  return {
    plugins: [addAlgoliaTheme, addComponents(options)],
    reader: ({siteDir, siteConfig}) => {
      const pages: PageContent[] = [];
      return isLocal(siteConfig.themeConfig)
        ? {
            read: (page) => pages.push(...readPage(page, options)),
            files: () => buildIndexFiles(recordsOf(siteDir, pages, options), options),
          }
        : {read: () => undefined, files: () => new Map()};
    },
    records: (siteDir, outDir) => extractSite(siteDir, outDir, options),
  };
}

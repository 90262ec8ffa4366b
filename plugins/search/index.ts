import type {BuiltSite, PageReader} from '../built-pages';
import {buildIndexFiles} from './build-index';
import {extractPage, type PageContent} from './extract-page';
import {recordsOf} from './extract-site';

/**
 * Makes the site searchable without a server: splits the pages into records and writes the index that
 * `src/components/search` reads. If Algolia is configured, the build doesn't need this reader, because `npm run
 * search:upload` uploads the same records.
 */
export const searchIndex = ({siteDir}: Pick<BuiltSite, 'siteDir'>): PageReader => {
  const pages: PageContent[] = [];
  return {
    read: (page) => {
      const content = page.route === '/404.html' ? null : extractPage(page);
      if (content !== null) {
        pages.push(content);
      }
    },
    files: () => buildIndexFiles(recordsOf(siteDir, pages)),
  };
};

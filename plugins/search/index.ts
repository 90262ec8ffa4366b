import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {searchName, searchPath} from '../../config/search';
import type {BuiltSite, PageReader} from '../built-pages';
import {buildIndexFiles} from './build-index';
import {extractPage, type PageContent} from './extract-page';
import {recordsOf} from './extract-site';
import {openSearchDescription, openSearchFile} from './open-search';

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

/** Adds the search page, and the OpenSearch description with the link to it. */
export default function searchPlugin({baseUrl}: {readonly baseUrl: string}): Plugin {
  return {
    name: 'search',
    contentLoaded: ({actions: {addRoute}}) =>
      addRoute({path: baseUrl + searchPath, component: '@theme/SearchPage', exact: true}),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: searchName,
            href: baseUrl + openSearchFile,
          },
        },
      ],
    }),
    postBuild: async ({outDir, siteConfig: {url, favicon = ''}}) =>
      writeFile(path.join(outDir, openSearchFile), openSearchDescription(url + baseUrl, favicon)),
  };
}

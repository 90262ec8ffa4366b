import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {canonicalPath} from '../../config/canonical-path';
import {openRoutes} from '../../config/open-routes';
import {brand, withoutSiteTitle} from '../../config/page-title';
import {dataFile, type SiteMap} from '../../src/components/NotFound/data';
import {fileOfPage} from '../built-pages';
import {readDocsPages} from '../pages';
import {textOfHtml} from '../search/read-html';
import {plannedPages} from './planned';

/** The title of a built page without the name of the site. */
const readTitle = (file: string, siteTitle: string, delimiter: string): string => {
  const title = /<title\b[^>]*>([^<]*)</.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return withoutSiteTitle(textOfHtml(title), {siteTitle, brand, delimiter});
};

/**
 * Writes the file with which the not-found page finds what the reader meant (`src/components/NotFound`):
 * the titles of all pages, and the docs pages that are not written yet.
 *
 * @param unlisted patterns of routes that no page suggests
 */
export default function notFoundPlugin(
  {siteDir}: LoadContext,
  {unlisted}: {readonly unlisted: readonly string[]},
): Plugin {
  const isUnlisted = createMatcher(['/404.html', ...unlisted]);
  return {
    name: 'not-found',
    // Reads synchronously, so that it is done before other plugins change the pages.
    postBuild: async ({outDir, routesPaths, siteConfig: {title, titleDelimiter}}) => {
      const titles = routesPaths.flatMap((route): [string, string][] => {
        const file = fileOfPage(outDir, route);
        return isUnlisted(route) || file === undefined
          ? []
          : [[canonicalPath(route), readTitle(file, title, titleDelimiter)]];
      });
      const data: SiteMap = {
        titles: Object.fromEntries(titles.sort(([a], [b]) => (a < b ? -1 : 1))),
        planned: plannedPages(openRoutes, readDocsPages(siteDir)),
      };
      writeFileSync(path.join(outDir, dataFile), JSON.stringify(data));
    },
  };
}

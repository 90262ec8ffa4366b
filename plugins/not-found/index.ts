import {createMatcher} from '@docusaurus/utils';
import {canonicalPath} from '../../config/canonical-path';
import {openRoutes} from '../../config/open-routes';
import {brand, withoutSiteTitle} from '../../config/page-title';
import {dataFile, type SiteMap} from '../../src/components/NotFound/data';
import type {BuiltSite, PageReader} from '../built-pages';
import {readDocsPages} from '../pages';
import {plannedPages} from './planned';

/**
 * Writes the file with which the not-found page finds what the reader meant (`src/components/NotFound`):
 * the titles of all pages, and the docs pages that are not written yet.
 *
 * @param unlisted patterns of routes that no page suggests
 */
export const notFoundData =
  (unlisted: readonly string[]) =>
  ({siteDir, siteConfig}: Pick<BuiltSite, 'siteDir' | 'siteConfig'>): PageReader => {
    const {title: siteTitle, titleDelimiter: delimiter} = siteConfig;
    const isUnlisted = createMatcher(['/404.html', ...unlisted]);
    const titles: [string, string][] = [];
    return {
      read: ({route, head}) => {
        if (!isUnlisted(route)) {
          titles.push([
            canonicalPath(route),
            withoutSiteTitle(head.title, {siteTitle, brand, delimiter}),
          ]);
        }
      },
      files: () => {
        const data: SiteMap = {
          titles: Object.fromEntries(titles.sort(([a], [b]) => (a < b ? -1 : 1))),
          planned: plannedPages(openRoutes, readDocsPages(siteDir)),
        };
        return new Map([[dataFile, JSON.stringify(data)]]);
      },
    };
  };

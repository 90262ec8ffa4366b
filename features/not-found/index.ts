import type {BuiltSite, PageReader} from '@docs-kit/built-pages';
import {createMatcher} from '@docusaurus/utils';
import {canonicalPath} from '../site/canonical-path';
import {brand, withoutSiteTitle} from '../site/page-title';
import {dataFile, type Titles} from './client/similarPages';

/**
 * Writes the file with which the not-found page finds what the reader meant (`features/not-found/client`): the titles of
 * all pages.
 *
 * @param unlisted patterns of routes that no page suggests
 */
export const notFoundData =
  (unlisted: readonly string[]) =>
  ({siteConfig}: Pick<BuiltSite, 'siteConfig'>): PageReader => {
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
        const data: Titles = Object.fromEntries(titles.sort(([a], [b]) => (a < b ? -1 : 1)));
        return new Map([[dataFile, JSON.stringify(data)]]);
      },
    };
  };

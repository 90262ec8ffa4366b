import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {canonicalPath} from '../../config/canonical-path';
import {isCollection} from '../../config/collections';
import {readGitHistory, type GitHistory} from './git-history';

export type SitemapOptions = Exclude<NonNullable<PresetOptions['sitemap']>, false>;

/**
 * The file or folder that a page is generated from. For a list of posts, it is the folder of the collection.
 */
const sourceOf = ({metadata, path}: RouteConfig): string | undefined => {
  const [, folder = ''] = path.split('/');
  return metadata?.sourceFilePath ?? (isCollection(folder) ? folder : undefined);
};

const withLastChange = (route: RouteConfig, history: GitHistory): RouteConfig => {
  const source = sourceOf(route);
  return {
    ...route,
    routes: route.routes?.map((child) => withLastChange(child, history)),
    metadata: {
      ...route.metadata,
      // null prevents Docusaurus from running git for the file.
      lastUpdatedAt: (source === undefined ? undefined : history.lastChange(source)) ?? null,
    },
  };
};

/** Describes the pages without a date; undefined if every page has one. */
export const describeGap = (
  items: readonly {readonly url: string; readonly lastmod?: string | null}[],
  gap: string | undefined,
): string | undefined => {
  const undated = items.filter(({lastmod}) => !lastmod);
  if (undated.length === 0) {
    return undefined;
  }
  const reason =
    gap ?? `git does not track their sources: ${undated.map(({url}) => url).join(', ')}`;
  return `The sitemap omits the date of ${undated.length} of ${items.length} pages because ${reason}.`;
};

/**
 * The options of the sitemap plugin: each page has its canonical URL and the date of its last change in git. If
 * the history doesn't contain the date, the page has none, and the build prints a note.
 *
 * @param ignorePatterns routes that aren't in the sitemap
 */
export const sitemap = (siteDir: string, ignorePatterns: string[]): SitemapOptions => ({
  ignorePatterns,
  lastmod: 'date',
  // Search engines ignore both fields.
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const history = readGitHistory(siteDir);
    const items = await defaultCreateSitemapItems({
      siteConfig,
      routes: routes.map((route) => withLastChange(route, history)),
    });
    const gap = describeGap(items, history.gap);
    if (gap !== undefined) {
      console.log(`[INFO] ${gap}`);
    }
    return items.map((item) => {
      const url = new URL(item.url);
      return {...item, url: url.origin + canonicalPath(url.pathname)};
    });
  },
});

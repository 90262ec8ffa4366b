import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {canonicalPath} from '../site/canonical-path';
import {isCollection} from '../site/collections';
import {readGitHistory, type LastChange} from './git-history';

export type SitemapOptions = Exclude<NonNullable<PresetOptions['sitemap']>, false>;

/**
 * The file or folder that a page is generated from. For a list of posts, it is the folder of the collection.
 */
const sourceOf = ({metadata, path}: RouteConfig): string | undefined => {
  const [, folder = ''] = path.split('/');
  return metadata?.sourceFilePath ?? (isCollection(folder) ? folder : undefined);
};

const withLastChange = (route: RouteConfig, lastChange: LastChange | undefined): RouteConfig => {
  const source = sourceOf(route);
  return {
    ...route,
    routes: route.routes?.map((child) => withLastChange(child, lastChange)),
    metadata: {
      ...route.metadata,
      // null prevents Docusaurus from running git for the file.
      lastUpdatedAt: (source === undefined ? undefined : lastChange?.(source)) ?? null,
    },
  };
};

/**
 * The options of the sitemap plugin: each page has its canonical URL and the date of its last change in git. Without
 * the complete history, no page has a date, and the build prints a note.
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
    const lastChange = readGitHistory(siteDir);
    if (lastChange === undefined) {
      console.log(
        '[INFO] The sitemap has no dates, because the git history is incomplete. Run `git fetch --unshallow` to get it.',
      );
    }
    const items = await defaultCreateSitemapItems({
      siteConfig,
      routes: routes.map((route) => withLastChange(route, lastChange)),
    });
    return items.map((item) => {
      const url = new URL(item.url);
      return {...item, url: url.origin + canonicalPath(url.pathname)};
    });
  },
});

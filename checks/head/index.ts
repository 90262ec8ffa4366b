import type {Check} from '@docs-kit/docs-proof';
import {loadSettings} from '../../config/settings';
import {readGitHistory} from '../../features/sitemap/git-history';
import {isRedirect, notBuilt, readBuiltPages} from '../lib/built-site';
import {checkFeeds} from './feeds';
import {checkMachinePaths} from './machine-paths';
import {checkExceptions, checkPage, checkTexts} from './pages';
import {checkSitemap} from './sitemap';
import {checkStructuredData} from './structured-data';

/** Checks what machines read: the head of every built page, the sitemap and the feeds. */
export const check: Check = {
  name: 'head',
  async run({root}) {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const {siteUrl} = loadSettings(root);
    const all = readBuiltPages(root);
    const pages = all.filter((page) => !isRedirect(page));
    return {
      problems: [
        ...pages.flatMap((page) => checkPage(root, page, siteUrl)),
        ...checkTexts(pages),
        ...checkExceptions(pages),
        ...checkSitemap(root, pages, readGitHistory(root) !== undefined),
        ...checkFeeds(root, pages, siteUrl),
        ...checkStructuredData(root, pages, siteUrl),
        ...checkMachinePaths(root),
      ],
      summary: `${pages.length} pages, ${all.length - pages.length} redirects`,
    };
  },
};

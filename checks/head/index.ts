import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../config/settings';
import {readGitHistory} from '../../plugins/sitemap/git-history';
import {isRedirect, notBuilt, readBuiltPages} from '../lib/built-site';
import type {Check} from '../lib/problem';
import {checkCommunityLinks} from './community-links';
import {checkFeeds} from './feeds';
import {checkMachinePaths} from './machine-paths';
import {checkOpenSearch} from './open-search';
import {checkExceptions, checkPage, checkTexts} from './pages';
import {checkRobots} from './robots';
import {checkSitemap} from './sitemap';
import {checkSocialImages} from './social-images';
import {checkStructuredData} from './structured-data';

/** Checks what machines read: the head of every built page, the sitemap and the feeds. */
export const check: Check = {
  name: 'head',
  async run({root}) {
    const missing = notBuilt(root);
    if (missing) {
      return {problems: [missing], summary: 'nothing checked'};
    }
    const dotenv = path.join(root, '.env');
    if (existsSync(dotenv)) {
      process.loadEnvFile(dotenv);
    }
    const {siteUrl} = readSettings(process.env);
    const all = readBuiltPages(root);
    const pages = all.filter((page) => !isRedirect(page));
    return {
      problems: [
        ...pages.flatMap((page) => checkPage(root, page, siteUrl)),
        ...checkTexts(pages),
        ...checkExceptions(pages),
        ...checkSitemap(root, pages, readGitHistory(root).gap === undefined),
        ...checkRobots(root, siteUrl),
        ...checkFeeds(root, pages, siteUrl),
        ...checkOpenSearch(root, pages),
        ...checkStructuredData(root, pages, siteUrl),
        ...checkSocialImages(root, pages),
        ...checkCommunityLinks(root),
        ...checkMachinePaths(root),
      ],
      summary: `${pages.length} pages, ${all.length - pages.length} redirects`,
    };
  },
};

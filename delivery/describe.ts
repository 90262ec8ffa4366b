import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSettings} from '../config/load-settings';
import type {Settings} from '../config/settings';
import {liveRedirects} from '../redirects';
import {contentSecurityPolicy} from './content-security-policy';
import {siteHeaders, type SiteHeaders} from './headers';
import {scriptHashes} from './inline-scripts';
import {hostRedirects, type HostRedirect} from './redirects';

/** Facts about a built site, from which the files for hosts and the local server are generated. */
export interface Delivery {
  /** The origin at which the site is published, without a trailing slash. */
  readonly siteUrl: string;
  /** The paths of the Markdown twins, sorted: `/docs/spring.md`. */
  readonly twins: readonly string[];
  readonly headers: SiteHeaders;
  readonly redirects: readonly HostRedirect[];
  /** The paths of the pages without a trailing slash, sorted. The home page has the path `/`. */
  readonly pages: readonly string[];
}

/** Lists the pages without the not-found page and pages that only redirect. */
const pagesOf = (files: readonly string[], redirects: readonly HostRedirect[]): string[] => {
  const isRedirect = new Set(redirects.map(({from}) => from));
  return files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/\/index\.html$/, '') || '/')
    .filter((page) => !isRedirect.has(page))
    .sort();
};

/**
 * @param siteDir root of the repository
 * @param outDir the built site, whose inline scripts the policy allows
 * @param settings the settings of the build
 */
export const describeDelivery = (
  siteDir: string,
  outDir: string,
  settings: Settings = loadSettings(siteDir),
): Delivery => {
  const redirects = hostRedirects(liveRedirects(siteDir));
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  );
  return {
    siteUrl: settings.siteUrl,
    twins: files.filter((file) => file.endsWith('.md')).sort(),
    headers: siteHeaders(
      contentSecurityPolicy(settings, scriptHashes(outDir)),
      settings.siteUrl.startsWith('https:'),
    ),
    redirects,
    pages: pagesOf(files, redirects),
  };
};

import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadSettings} from '../config/load-settings';
import type {Settings} from '../config/settings';
import {liveRedirects} from '../redirects';
import {contentSecurityPolicy} from './content-security-policy';
import {siteHeaders, type SiteHeaders} from './headers';
import {scriptHashes} from './inline-scripts';
import {hostRedirects, type HostRedirect} from './redirects';

/** What a host has to know of a built site: the one source of every file and server that delivers it. */
export interface Delivery {
  /** Origin that the site is published at, without a slash at the end. */
  readonly siteUrl: string;
  /** Paths of the Markdown twins of pages, sorted: `/docs/spring.md`. */
  readonly twins: readonly string[];
  readonly headers: SiteHeaders;
  readonly redirects: readonly HostRedirect[];
  /** Paths of the pages without a slash at the end, sorted; the home page has the path `/`. */
  readonly pages: readonly string[];
}

/** The not-found page and pages that only redirect are not among them. */
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
 * @param settings those that the site was built with
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

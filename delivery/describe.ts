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
}

/**
 * @param siteDir root of the repository
 * @param outDir the built site, whose inline scripts the policy allows
 * @param settings those that the site was built with
 */
export const describeDelivery = (
  siteDir: string,
  outDir: string,
  settings: Settings = loadSettings(siteDir),
): Delivery => ({
  siteUrl: settings.siteUrl,
  twins: readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort(),
  headers: siteHeaders(
    contentSecurityPolicy(settings, scriptHashes(outDir)),
    settings.siteUrl.startsWith('https:'),
  ),
  redirects: hostRedirects(liveRedirects(siteDir)),
});

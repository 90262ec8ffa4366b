import {loadSettings} from '../config/load-settings';
import type {Settings} from '../config/settings';
import {liveRedirects} from '../redirects';
import {contentSecurityPolicy} from './content-security-policy';
import {siteHeaders, type SiteHeaders} from './headers';
import {scriptHashes} from './inline-scripts';
import {hostRedirects, type HostRedirect} from './redirects';

/** What a host has to know of a built site: the one source of every file and server that delivers it. */
export interface Delivery {
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
  headers: siteHeaders(
    contentSecurityPolicy(settings, scriptHashes(outDir)),
    settings.siteUrl.startsWith('https:'),
  ),
  redirects: hostRedirects(liveRedirects(siteDir)),
});

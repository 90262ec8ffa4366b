import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite, PageReader} from '@docs-kit/built-pages';
import {loadSettings, type Settings} from '../config/settings';
import {redirects} from '../redirects';
import {contentSecurityPolicy} from './content-security-policy';
import {siteHeaders, type Delivery} from './headers';
import {headersFile} from './hosts/headers-file';
import {nginxHttp, nginxServer} from './hosts/nginx';
import {hashSources, inlineScripts} from './inline-scripts';
import {redirectPages} from './redirect-pages';
import {hostRedirects} from './redirects';

/**
 * @param settings the settings of the build
 * @param files paths of all files of the built site
 * @param scripts the inline scripts of all pages, which the policy allows
 */
const describeDelivery = (
  settings: Settings,
  files: readonly string[],
  scripts: Iterable<string>,
): Delivery => ({
  siteUrl: settings.siteUrl,
  twins: files
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort(),
  headers: siteHeaders(
    contentSecurityPolicy(settings, hashSources(scripts)),
    settings.siteUrl.startsWith('https:'),
  ),
  redirects: hostRedirects(redirects),
});

/**
 * Describes a site that was built before, whose pages it reads.
 *
 * @param siteDir root of the repository
 * @param outDir the built site
 * @param settings the settings of the build
 */
export const describeBuiltSite = (
  siteDir: string,
  outDir: string,
  settings: Settings = loadSettings(siteDir),
): Delivery => {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const scripts = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScripts(readFileSync(path.join(outDir, file), 'utf8')));
  return describeDelivery(settings, files, scripts);
};

/** Returns the files that a built site contains for its host, by path. */
export const hostFiles = (delivery: Delivery): ReadonlyMap<string, string> =>
  new Map([
    ['_headers', headersFile(delivery)],
    ['.nginx/http.conf', nginxHttp(delivery)],
    ['.nginx/server.conf', nginxServer(delivery)],
  ]);

/**
 * Writes the pages of redirects, and the files for hosts: the policy in them allows the inline scripts of all pages.
 * Runs after the readers that write Markdown twins, whose headers the files set.
 */
export const deliveryFiles =
  (settings: Settings) =>
  ({outDir, routesPaths}: Pick<BuiltSite, 'outDir' | 'routesPaths'>): PageReader => {
    const pages = redirectPages(redirects, routesPaths);
    const scripts = new Set([...pages.values()].flatMap(inlineScripts));
    return {
      read: ({html}) => inlineScripts(html).forEach((script) => scripts.add(script)),
      files: () => {
        const written = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
        const delivery = describeDelivery(settings, written, scripts);
        return new Map([...pages, ...hostFiles(delivery)]);
      },
    };
  };

import {readdirSync} from 'node:fs';
import type {Settings} from '../config/settings';
import type {BuiltSite, PageReader} from '../plugins/built-pages';
import {redirects as ownRedirects} from '../redirects';
import {describeDelivery, type Delivery} from './describe';
import {headersFile} from './hosts/headers-file';
import {nginxHttp, nginxServer} from './hosts/nginx';
import {inlineScripts} from './inline-scripts';
import {redirectPages} from './redirect-pages';

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
    const redirects = redirectPages(ownRedirects, routesPaths);
    const scripts = new Set([...redirects.values()].flatMap(inlineScripts));
    return {
      read: ({html}) => inlineScripts(html).forEach((script) => scripts.add(script)),
      files: () => {
        const written = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
        const delivery = describeDelivery(settings, written, scripts);
        return new Map([...redirects, ...hostFiles(delivery)]);
      },
    };
  };

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadSettings} from '../config/load-settings';
import type {Settings} from '../config/settings';
import {describeDelivery, type Delivery} from './describe';
import {completeFeeds} from './feeds';
import {headersFile} from './hosts/headers-file';
import {nginxHttp, nginxServer} from './hosts/nginx';
import {redirectsFile} from './hosts/redirects-file';
import {vercelFile} from './hosts/vercel';
import {correctOpenSearch} from './open-search';
import {precompress} from './precompress';
import {unifyRedirectPages} from './redirect-pages';

/** Returns the files that a built site contains for its host, by path. */
export const hostFiles = (delivery: Delivery): Readonly<Record<string, string>> => ({
  _headers: headersFile(delivery, 'netlify'),
  '.cloudflare/_headers': headersFile(delivery, 'cloudflare'),
  _redirects: redirectsFile(delivery),
  'vercel.json': vercelFile(delivery),
  '.nginx/http.conf': nginxHttp(delivery),
  '.nginx/server.conf': nginxServer(delivery),
});

/**
 * The last step of a build: adds the files for hosts to the built site, and compresses it. It runs after
 * Docusaurus, because the plugins of a site write their files at the same time.
 *
 * @returns the number of compressed files
 */
export const prepareDelivery = async (
  siteDir: string,
  outDir: string,
  settings: Settings = loadSettings(siteDir),
): Promise<number> => {
  unifyRedirectPages(outDir);
  correctOpenSearch(outDir);
  completeFeeds(outDir, settings.siteUrl);
  const compressed = await precompress(outDir);
  for (const [file, text] of Object.entries(
    hostFiles(describeDelivery(siteDir, outDir, settings)),
  )) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  }
  return compressed;
};

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * The content of `robots.txt`. It disallows nothing: pages that search engines shouldn't list have a noindex
 * tag, which crawlers can only see if they may load the page.
 *
 * @param siteUrl origin of the site, without a trailing slash
 * @see https://www.rfc-editor.org/rfc/rfc9309.html
 */
const robotsFile = (siteUrl: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes `robots.txt`, which contains the absolute URL of the sitemap. */
export default function robotsPlugin(): Plugin {
  return {
    name: 'robots',
    postBuild: async ({outDir, siteConfig}) =>
      writeFile(path.join(outDir, 'robots.txt'), robotsFile(siteConfig.url)),
  };
}

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * The text of `robots.txt`. Nothing is disallowed: pages that search engines should leave out say so
 * themselves, and a crawler has to read them for that.
 *
 * @param siteUrl origin of the site, without a slash at the end
 * @see https://www.rfc-editor.org/rfc/rfc9309.html
 */
export const robotsFile = (siteUrl: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Writes `robots.txt`, which names the sitemap by its absolute URL. */
export default function robotsPlugin(): Plugin {
  return {
    name: 'robots',
    postBuild: async ({outDir, siteConfig}) =>
      writeFile(path.join(outDir, 'robots.txt'), robotsFile(siteConfig.url)),
  };
}

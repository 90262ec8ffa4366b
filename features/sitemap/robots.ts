import type {BuiltSite, PageReader} from '@docs-kit/built-pages';

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
export const robots = ({siteConfig}: Pick<BuiltSite, 'siteConfig'>): PageReader => ({
  read: () => {},
  files: () => new Map([['robots.txt', robotsFile(siteConfig.url)]]),
});

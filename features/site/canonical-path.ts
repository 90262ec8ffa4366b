/**
 * Returns the path of a page that canonical URLs, the sitemap and `Link` headers use: without a trailing slash
 * or file name. All forms of the path serve the page, but search engines should list only one.
 *
 * @param pathname path on the site: `/about/`, `/docs/spring/index.html`
 */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';

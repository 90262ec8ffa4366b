/**
 * The form of a page's path that canonical URLs, the sitemap and `Link` headers use: without a trailing
 * slash or the name of a file. Every form of the path serves the page; search engines should list one.
 *
 * @param pathname path on the site: `/about/`, `/docs/spring/index.html`
 */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/';

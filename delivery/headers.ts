import path from 'node:path';
import type {Delivery} from './describe';

export type Headers = Readonly<Record<string, string>>;

/** Everything below it has its content's hash in its name (Docusaurus, `plugins/search`). */
export const hashedFolder = '/assets/';

export const cacheControl = {
  /** What never changes under its name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages and pictures: kept, and asked for anew each time, which costs a 304 if nothing changed. */
  other: 'public, max-age=0, must-revalidate',
} as const;

/** Pages that other sites may show in a frame: the toolkit's studio shows the chat. */
export const embeddablePages: readonly string[] = ['/ai-embed'];

/** The headers of the site, by the responses that carry them. */
export interface SiteHeaders {
  readonly everything: Headers;
  /** Only over HTTPS, where a browser heeds them. */
  readonly secure: Headers;
  readonly pages: Headers;
  /** In place of those of `pages` on the pages that may be shown in a frame. */
  readonly embeddablePages: Headers;
  /** On the Markdown twins of pages and their collections: search engines should list the pages. */
  readonly markdown: Headers;
}

/** The files that collect all Markdown twins. */
export const twinCollections: readonly string[] = ['/llms.txt', '/llms-full.txt'];

/** The page that a Markdown twin repeats: `/docs/spring` for `/docs/spring.md`; undefined for other paths. */
export const pageOfTwin = (pathname: string): string | undefined =>
  /^(\/.+)\.md$/.exec(pathname)?.[1];

/** The `Link` header of a Markdown twin. */
export const canonicalLink = (siteUrl: string, page: string): string =>
  `<${siteUrl}${page}>; rel="canonical"`;

/**
 * @param policy the Content-Security-Policy, without `frame-ancestors`
 * @param https whether the site is published over HTTPS
 */
export const siteHeaders = (policy: string, https: boolean): SiteHeaders => {
  const pages = {
    'Content-Security-Policy': policy,
    // Sites that open a page of this one get no reference to its window. Windows that this site opens keep
    // theirs, because the chat may sign in with one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  return {
    everything: {
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    // Without includeSubDomains: hosts below this one belong to other services of the owner.
    secure: https ? {'Strict-Transport-Security': 'max-age=31536000'} : {},
    // Not `frame-ancestors`: hosts add up the headers of all rules of a path, and two policies allow
    // what both allow. A policy that has `frame-ancestors` switches X-Frame-Options off
    // (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options).
    pages: {...pages, 'X-Frame-Options': 'SAMEORIGIN'},
    embeddablePages: {...pages, 'Content-Security-Policy': `${policy}; frame-ancestors *`},
    markdown: {'X-Robots-Tag': 'noindex'},
  };
};

/** Whether a path of the site, as the browser asks for it, is a page. */
export const isPage = (pathname: string): boolean =>
  /^(?:\.html)?$/.test(path.posix.extname(pathname));

/** The form of a page's path that lists have: `/docs/spring` for `/docs/spring/` and its file. */
const plain = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$|\/$/, '');

const headersOfMarkdown = ({headers, siteUrl}: Delivery, pathname: string): Headers => {
  const page = pageOfTwin(pathname);
  return {
    ...((page !== undefined || twinCollections.includes(pathname)) && headers.markdown),
    ...(page !== undefined && {Link: canonicalLink(siteUrl, page)}),
  };
};

/**
 * The headers of one response, for a server of our own.
 *
 * @param pathname as the browser asks for it: `/docs/spring`, `/assets/js/main.0a1b2c3d.js`
 * @param found false when the answer is the not-found page
 */
export const headersOf = (delivery: Delivery, pathname: string, found = true): Headers => ({
  ...delivery.headers.everything,
  ...(found && headersOfMarkdown(delivery, pathname)),
  ...((!found || isPage(pathname)) &&
    (found && embeddablePages.includes(plain(pathname))
      ? delivery.headers.embeddablePages
      : delivery.headers.pages)),
  'Cache-Control':
    found && pathname.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
});

import path from 'node:path';
import type {HostRedirect} from './redirects';

export type Headers = Readonly<Record<string, string>>;

/** The names of all files in this folder contain a content hash (Docusaurus, `packages/local-search`). */
export const hashedFolder = '/assets/';

export const cacheControl = {
  /** Files whose content never changes. */
  hashed: 'public, max-age=31536000, immutable',
  /**
   * Pages and images: browsers cache them, but revalidate each time. If nothing changed, the response is a 304.
   */
  other: 'public, max-age=0, must-revalidate',
} as const;

/** Pages that other sites may embed: the toolkit's Studio shows the chat in a frame. */
export const embeddablePages: readonly string[] = ['/ai-embed'];

/** The headers of the site, grouped by the responses that have them. */
export interface SiteHeaders {
  readonly everything: Headers;
  /** Only over HTTPS, because browsers ignore them over HTTP. */
  readonly secure: Headers;
  readonly pages: Headers;
  /** Replace the headers of `pages` on the pages that may be embedded. */
  readonly embeddablePages: Headers;
  /** For Markdown twins and the files that collect them: search engines should list the pages instead. */
  readonly markdown: Headers;
}

/** Facts about a built site, from which the files for hosts and the local server are generated. */
export interface Delivery {
  /** The origin at which the site is published, without a trailing slash. */
  readonly siteUrl: string;
  /** The paths of the Markdown twins, sorted: `/docs/spring.md`. */
  readonly twins: readonly string[];
  readonly headers: SiteHeaders;
  readonly redirects: readonly HostRedirect[];
}

/** The files that contain all Markdown twins. */
export const twinCollections: readonly string[] = ['/llms.txt', '/llms-full.txt'];

/** Returns the page of a Markdown twin: `/docs/spring` for `/docs/spring.md`; undefined for other paths. */
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
    // Sites that open a page of this site get no reference to its window. Windows that this site opens keep
    // their reference, because the chat may use one for signing in.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  return {
    everything: {
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    // Without includeSubDomains, because subdomains belong to the owner's other services.
    secure: https ? {'Strict-Transport-Security': 'max-age=31536000'} : {},
    // Not `frame-ancestors`: hosts combine the headers of all rules for a path, and two policies only allow
    // what both allow. A policy with `frame-ancestors` turns off X-Frame-Options
    // (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options).
    pages: {...pages, 'X-Frame-Options': 'SAMEORIGIN'},
    embeddablePages: {...pages, 'Content-Security-Policy': `${policy}; frame-ancestors *`},
    markdown: {'X-Robots-Tag': 'noindex'},
  };
};

/** Whether a requested path is a page. */
export const isPage = (pathname: string): boolean =>
  /^(?:\.html)?$/.test(path.posix.extname(pathname));

/**
 * Matches the paths of files that configure a host, which must not be served: `_headers`, and everything in hidden
 * folders except `.well-known`.
 */
export const hostFilePattern = String.raw`/\.(?!well-known/)|^/_headers/?$`;

/**
 * Whether a path is only meant for the host.
 *
 * @param pathname decoded, without a query: `/_headers`
 */
export const isForHosts = (pathname: string): boolean => new RegExp(hostFilePattern).test(pathname);

/** Normalizes the path of a page: `/docs/spring` for `/docs/spring/` and its file. */
const plain = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$|\/$/, '');

const headersOfMarkdown = ({headers, siteUrl}: Delivery, pathname: string): Headers => {
  const page = pageOfTwin(pathname);
  return {
    ...((page !== undefined || twinCollections.includes(pathname)) && headers.markdown),
    ...(page !== undefined && {Link: canonicalLink(siteUrl, page)}),
  };
};

/**
 * Returns the headers of a response, for the local server.
 *
 * @param pathname the requested path: `/docs/spring`, `/assets/js/main.0a1b2c3d.js`
 * @param found false if the response is the not-found page
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

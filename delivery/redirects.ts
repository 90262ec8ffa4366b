import type {Redirect} from '../redirects';

/**
 * Short URLs that messages and READMEs of the toolkit's packages print, and that lead to another site. The
 * destinations are the same as on remotion.dev
 * (https://github.com/remotion-dev/remotion/blob/main/packages/docs/vercel.json), with one exception: there,
 * `/report` belongs to the online converter. Here, it redirects to the form for a new issue, which is what the
 * messages that print it refer to. `/convert` isn't listed because it is a separate application.
 */
export const externalRedirects: readonly Redirect[] = [
  {from: '/changelog', to: 'https://github.com/remotion-dev/remotion/releases'},
  {from: '/coc', to: 'https://github.com/remotion-dev/remotion/blob/main/CODE-OF-CONDUCT.md'},
  {from: '/discord', to: 'https://discord.gg/6VzzNDwUwV'},
  {from: '/issue', to: 'https://github.com/remotion-dev/remotion/issues/new/choose'},
  {from: '/report', to: 'https://github.com/remotion-dev/remotion/issues/new/choose'},
];

export interface HostRedirect extends Redirect {
  /** 301 for a page that moved, 302 for a destination that may change, because browsers cache a 301. */
  readonly status: 301 | 302;
}

/** Lists all redirects of the host. Browsers keep the fragment, because no destination has one. */
export const hostRedirects = (sameSite: readonly Redirect[]): HostRedirect[] => [
  ...sameSite.map(({from, to}) => ({from, to, status: 301 as const})),
  ...externalRedirects.map(({from, to}) => ({from, to, status: 302 as const})),
];

/**
 * The URL without `.html` or `/index.html`, or undefined if it has neither. React strips these suffixes as
 * well, but a host that stores a page as `x/index.html` has no file for `/x.html`.
 *
 * @param url path and query of the request
 */
const withoutHtmlSuffix = (url: string): string | undefined => {
  const [pathname = '', query] = url.split(/\?(.*)/s);
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  // `//host` and `/\host` are URLs of another site.
  return stripped === pathname || /^\/[/\\]/.test(stripped)
    ? undefined
    : stripped + (query ? `?${query}` : '');
};

/**
 * Returns the destination of a request, for the local server.
 *
 * @param url path and query of the request
 */
export const redirectOf = (
  redirects: readonly HostRedirect[],
  url: string,
): {readonly to: string; readonly status: number} | undefined => {
  const [pathname = '', query] = url.split(/\?(.*)/s);
  const found = redirects.find(({from}) => from === pathname.replace(/(.)\/$/, '$1'));
  if (found) {
    return {
      status: found.status,
      to: found.status === 301 && query ? `${found.to}?${query}` : found.to,
    };
  }
  const to = withoutHtmlSuffix(url);
  return to === undefined ? undefined : {status: 301, to};
};

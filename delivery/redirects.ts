import type {Redirect} from '../redirects';

/**
 * Short addresses that messages and READMEs of the toolkit's packages print and that lead to another
 * site, as the host of remotion.dev has them
 * (https://github.com/remotion-dev/remotion/blob/main/packages/docs/vercel.json). `/convert` and
 * `/report` are not among them: they are an application of the owner's on the same host.
 */
export const externalRedirects: readonly Redirect[] = [
  {from: '/changelog', to: 'https://github.com/remotion-dev/remotion/releases'},
  {from: '/coc', to: 'https://github.com/remotion-dev/remotion/blob/main/CODE-OF-CONDUCT.md'},
  {from: '/discord', to: 'https://discord.gg/6VzzNDwUwV'},
  {from: '/issue', to: 'https://github.com/remotion-dev/remotion/issues/new/choose'},
];

export interface HostRedirect extends Redirect {
  /** 301 for a page that moved, 302 for a short address whose target may change. */
  readonly status: 301 | 302;
}

/** Every redirect that the host answers. Browsers keep the fragment, as no target has one. */
export const hostRedirects = (sameSite: readonly Redirect[]): HostRedirect[] => [
  ...sameSite.map(({from, to}) => ({from, to, status: 301 as const})),
  ...externalRedirects.map(({from, to}) => ({from, to, status: 302 as const})),
];

/**
 * Where a server of our own sends a request on to.
 *
 * @param url path and query of the request
 */
export const redirectOf = (
  redirects: readonly HostRedirect[],
  url: string,
): {readonly to: string; readonly status: number} | undefined => {
  const [pathname = '', query] = url.split(/\?(.*)/s);
  const found = redirects.find(({from}) => from === pathname.replace(/(.)\/$/, '$1'));
  return (
    found && {
      status: found.status,
      to: found.status === 301 && query ? `${found.to}?${query}` : found.to,
    }
  );
};

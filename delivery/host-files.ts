/** Files at the root of the built site that configure a host, and that no visitor should get. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json'] as const;

/** Paths of such files, and of everything in hidden folders but `.well-known`. */
export const hostFilePattern = String.raw`/\.(?!well-known/)|^/(?:${hostFileNames.join('|').replaceAll('.', String.raw`\.`)})/?$`;

const pattern = new RegExp(hostFilePattern);

/**
 * Whether a path of the site is for its host alone.
 *
 * @param pathname decoded, without a query: `/_headers`
 */
export const isForHosts = (pathname: string): boolean => pattern.test(pathname);

/** Files in the root of the built site that configure a host. They must not be served. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json'] as const;

/** Matches the paths of these files, and of everything in hidden folders except `.well-known`. */
export const hostFilePattern = String.raw`/\.(?!well-known/)|^/(?:${hostFileNames.join('|').replaceAll('.', String.raw`\.`)})/?$`;

const pattern = new RegExp(hostFilePattern);

/**
 * Whether a path is only meant for the host.
 *
 * @param pathname decoded, without a query: `/_headers`
 */
export const isForHosts = (pathname: string): boolean => pattern.test(pathname);

/**
 * Matches the paths of files that configure a host, which must not be served: `_headers`, and everything in hidden
 * folders except `.well-known`.
 */
export const hostFilePattern = String.raw`/\.(?!well-known/)|^/_headers/?$`;

const pattern = new RegExp(hostFilePattern);

/**
 * Whether a path is only meant for the host.
 *
 * @param pathname decoded, without a query: `/_headers`
 */
export const isForHosts = (pathname: string): boolean => pattern.test(pathname);

import prefetch from '@docusaurus/core/lib/client/prefetch.js';

const requests = new Map<string, Promise<void>>();

/**
 * Wraps the Docusaurus function that prefetches a file. Docusaurus remembers which pages it has prefetched, but
 * not which files. Pages share files, so it adds hundreds of `<link rel="prefetch">` elements for few files to a page
 * with many visible links.
 *
 * @param url URL of a script of this site
 */
export default function prefetchFile(url: string): Promise<void> {
  const request =
    requests.get(url) ??
    prefetch(url).catch(() => {
      console.warn(
        `${url} could not be prefetched. The browser requests it again when you open a page that needs it.`,
      );
    });
  requests.set(url, request);
  return request;
}

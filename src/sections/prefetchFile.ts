import prefetch from '@docusaurus/core/lib/client/prefetch';

const requests = new Map<string, Promise<void>>();

/**
 * Wraps the function of Docusaurus that prefetches a file. Docusaurus remembers for which pages it has
 * prefetched the files, but pages share files: a page with many links in view got hundreds of
 * `<link rel="prefetch">` for few files.
 *
 * @param url a script of the site
 */
export default function prefetchFile(url: string): Promise<void> {
  const request = requests.get(url) ?? prefetch(url);
  requests.set(url, request);
  return request;
}

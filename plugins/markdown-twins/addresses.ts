import type {TwinPage} from './site-pages';

const plain = (path: string): string => path.replace(/\/$/, '');

/**
 * What addresses become in twins: absolute, so that a copied text keeps them; and from page to page, the
 * address of the twin, so that a reader that came for Markdown goes on in Markdown.
 *
 * @param siteUrl origin of the site, without a slash at the end
 * @returns for a page, the function from an address on it to the address in its twin
 */
export const twinAddresses = (siteUrl: string, pages: readonly TwinPage[]) => {
  const twins = new Map(pages.map(({path, twin}) => [plain(path), twin]));
  return (page: TwinPage) =>
    (address: string): string => {
      const url = new URL(address, siteUrl + page.path);
      if (url.origin !== siteUrl) {
        return address;
      }
      url.pathname = twins.get(plain(url.pathname)) ?? url.pathname;
      return url.href;
    };
};

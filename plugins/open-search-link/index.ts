import {searchName} from '../../config/search';
import type {PageEdit} from '../built-pages';

const link = /(<link rel="?search"? [^>]*title=)"[^"]*"/;

/**
 * Sets the name of the search in the link to its description. Docusaurus uses the title of the site, which is
 * longer than OpenSearch allows. `delivery/open-search.ts` corrects the description itself.
 *
 * @throws if a page has no such link in the format of this Docusaurus version
 */
export const nameSearchLink: PageEdit = (html, route) => {
  if (!link.test(html)) {
    throw new Error(
      `plugins/open-search-link: ${route} has no link to opensearch.xml. Compare the plugin with the output of @docusaurus/theme-search-algolia.`,
    );
  }
  return html.replace(link, `$1"${searchName}"`);
};

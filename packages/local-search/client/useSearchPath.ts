import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

/** Returns the path of the search page, including the base URL. Its parameter `q` is the query. */
export const useSearchPath = (): string => {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  return `${baseUrl}${String(searchPagePath)}`;
};

/** Returns a function that creates the URL of the search page with a query. */
export const useSearchLink = (): ((query: string) => string) => {
  const path = useSearchPath();
  return (query) => `${path}?q=${encodeURIComponent(query)}`;
};

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchPath} from '@site/config/search';

/** Returns a function that creates the URL of the search page with a query. */
export const useSearchLink = (): ((query: string) => string) => {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (query) => `${baseUrl}${searchPath}?q=${encodeURIComponent(query)}`;
};

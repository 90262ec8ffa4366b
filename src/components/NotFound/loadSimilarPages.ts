import {dataFile, type Titles} from './data';
import {similarPages, type TitledPage} from './similarPages';

/**
 * Loads the titles of all pages, and returns the pages with a similar URL.
 *
 * @param baseUrl path of the site's root, with a slash at the end
 * @throws if the file is missing, as in the development server, or the network fails
 */
export const loadSimilarPages = async (
  pathname: string,
  baseUrl: string,
): Promise<TitledPage[]> => {
  const response = await fetch(`${baseUrl}${dataFile}`);
  if (!response.ok) {
    throw new Error(`${dataFile} responded with status ${response.status}`);
  }
  return similarPages(pathname, (await response.json()) as Titles);
};

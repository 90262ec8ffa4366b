import {adviseOn, type Advice} from './advise';
import {dataFile, type SiteMap} from './data';

/**
 * Loads what the not-found page offers at a URL.
 *
 * @param baseUrl path of the site's root, with a slash at the end
 * @throws if the file is missing, as in the development server, or the network fails
 */
export const loadAdvice = async (pathname: string, baseUrl: string): Promise<Advice> => {
  const response = await fetch(`${baseUrl}${dataFile}`);
  if (!response.ok) {
    throw new Error(`${dataFile} responded with status ${response.status}`);
  }
  return adviseOn(pathname, (await response.json()) as SiteMap);
};

import {prepareLocalSearch} from './localClient';
import {type SearchSettings, siteRoot} from './settings';

/** Downloads what the first query needs. */
export const prepareSearch = (settings: SearchSettings): void => {
  if (settings.engine === 'local') {
    prepareLocalSearch(siteRoot(settings));
  }
};

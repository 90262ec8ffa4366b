import { Engine } from './engine';
import type { SearchAnswer, SearchQuestion } from './types';
/**
 * Downloads the index of a site, once.
 *
 * @param site absolute URL of the site's root, with a trailing slash
 */
export declare const loadEngine: (site: string) => Promise<Engine>;
/** @throws if the index can't be read */
export declare const searchSite: (site: string, question: SearchQuestion) => Promise<SearchAnswer>;

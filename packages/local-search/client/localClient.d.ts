import type { SearchAnswer, SearchQuestion } from './engine/types';
/** Whether the search had to run in the page, and stopped it for so long that the reader should know why. */
export declare const isSearchSlow: () => boolean;
/**
 * Downloads the index, so that the first query is answered sooner.
 *
 * @param site absolute URL of the site's root, with a trailing slash
 */
export declare const prepareLocalSearch: (site: string) => void;
/**
 * Searches the site's own index in a worker, so that the page stays responsive. Without workers, it searches in the page.
 *
 * @throws if the index can't be read
 */
export declare const searchLocally: (site: string, question: SearchQuestion) => Promise<SearchAnswer>;

import type { SearchResult } from 'minisearch';
import type { IndexFile } from './index-format';
import type { Terms } from './terms';
/** A section that matches a query. */
export interface Ranked {
    readonly section: number;
    readonly score: number;
    /** The words of the index that match, with the fields that contain them. */
    readonly matched: SearchResult['match'];
}
/** Sorts the sections that match a query, the best first. */
export declare const rank: (terms: Terms, index: IndexFile, query: string) => Ranked[];

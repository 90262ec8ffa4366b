import { type Terms } from './terms';
/**
 * The data of MiniSearch at less than half the size of its own JSON. Sections are numbered in order, so that their IDs
 * don't have to be listed. Numbers are stored as differences, which stay small on large sites, and grouped by field,
 * because similar rows compress better next to each other.
 */
export interface PackedTerms {
    readonly count: number;
    /** For each field of `indexOptions`, the average number of different terms in a section. */
    readonly averages: readonly number[];
    readonly terms: readonly string[];
    /**
     * For each field of `indexOptions`, a row for each term that it contains: the difference to the previous term's
     * position in `terms`, and for each section the difference to the previous section, followed by the negative number of
     * occurrences if it isn't 1.
     */
    readonly fields: readonly (readonly (readonly number[])[])[];
}
/**
 * @param index sections with the IDs 0, 1, 2 and so on in this order, with none removed
 * @throws if the IDs differ, or if MiniSearch's JSON format has changed
 */
export declare const packTerms: (index: Terms) => PackedTerms;
export declare const unpackTerms: ({ count, averages, terms, fields }: PackedTerms) => Terms;

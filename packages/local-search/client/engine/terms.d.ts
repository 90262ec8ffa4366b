import MiniSearch, { type Options } from 'minisearch';
/** The fields of an indexed document. `id` is the number of the section. */
export interface IndexedSection {
    readonly id: number;
    readonly title: string;
    readonly heading: string;
    /** The words that make up identifiers in the heading. */
    readonly parts: string;
    /** The description of the page. */
    readonly about: string;
    /** The readers' questions that the page answers. */
    readonly asked: string;
    /** The words in the URL. */
    readonly slug: string;
    /** The headings above the section, and the category of the page. */
    readonly path: string;
    readonly content: string;
}
/** The index of all words, by the section that contains them. */
export type Terms = MiniSearch<IndexedSection>;
export declare const indexOptions: Options<IndexedSection>;
export declare const createTerms: () => Terms;

import type { PackedTerms } from './packed-terms';
/** The content of `/search-index.json`: the location of this build's index. */
export interface Manifest {
    /** The folder of this build's files, relative to the site, with a trailing slash. */
    readonly folder: string;
}
/** How pages of the same kind are ranked. */
export interface PageKind {
    /** Factor of the scores of their sections. */
    readonly weight: number;
    /** Replaces `weight` for questions such as “what is …”. */
    readonly definitionWeight?: number;
    /** Lowercase parts of words. If a query contains one of them, `weight` is 1. */
    readonly namedBy?: readonly string[];
}
/**
 * The headings and URLs of all sections, and the index of headings and text. It doesn't contain the text
 * itself: results load their text from a shard.
 */
export interface IndexFile {
    readonly categories: readonly string[];
    readonly kinds: readonly PageKind[];
    /** Path, number of the category, and number of the kind. */
    readonly pages: readonly (readonly [path: string, category: number, kind: number])[];
    /** An entry for each section. The index of the entry is the section's number. */
    readonly sections: {
        readonly page: readonly number[];
        /** 1 for the title of a page. */
        readonly level: readonly number[];
        readonly anchor: readonly string[];
        readonly heading: readonly string[];
    };
    /** The number of sections in a shard: section n is entry `n % shardSize` of shard `n / shardSize`. */
    readonly shardSize: number;
    readonly terms: PackedTerms;
    /** The sections that quote a message, by the phrases of the message (`phrases()`). */
    readonly quotes: Readonly<Record<string, readonly number[]>>;
    /** The numbers of the pages whose purpose is to explain messages. Other pages only quote them. */
    readonly troubleshooting: readonly number[];
    /** Words that readers use, each with the terms of the docs that mean the same. All words are normalized. */
    readonly synonyms: readonly (readonly [word: string, terms: readonly string[]])[];
    /** The name that may precede names in headings, as a key (`nameKey()`); empty if there is none. */
    readonly brand: string;
}
export type Shard = readonly string[];

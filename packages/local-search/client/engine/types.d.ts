/** A search result for DocSearch's dialog and the search page. All texts are HTML. */
export interface Hit {
    readonly objectID: string;
    readonly url: string;
    readonly url_without_anchor: string;
    readonly anchor: string | null;
    readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
    /** Escaped. Only contains the levels that the hit has. */
    readonly hierarchy: Readonly<Record<string, string>>;
    /** Escaped. */
    readonly content: string | null;
    readonly _highlightResult: {
        readonly hierarchy: Readonly<Record<string, {
            readonly value: string;
        }>>;
    };
    readonly _snippetResult: {
        readonly hierarchy: Readonly<Record<string, {
            readonly value: string;
        }>>;
        readonly content?: {
            readonly value: string;
        };
    };
}
export interface SearchAnswer {
    readonly hits: readonly Hit[];
    readonly nbHits: number;
    readonly nbPages: number;
    /** Starts at 0. */
    readonly page: number;
    readonly query: string;
}
/** The parameters of a search, named like Algolia's search parameters. */
export interface SearchQuestion {
    readonly query: string;
    /** Starts at 0. */
    readonly page: number;
    readonly hitsPerPage: number;
    readonly snippetWords: number;
}
/** The maximum number of characters of a query. Longer queries are truncated. */
export declare const maxQueryLength = 64;
export declare const hitsPerPage = 20;

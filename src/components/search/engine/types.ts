/** The hit of a search as DocSearch's modal and the search page read it. Every text is HTML. */
export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  /** Escaped; only the levels that the hit has. */
  readonly hierarchy: Readonly<Record<string, string>>;
  /** Escaped. */
  readonly content: string | null;
  readonly _highlightResult: {
    readonly hierarchy: Readonly<Record<string, {readonly value: string}>>;
  };
  readonly _snippetResult: {
    readonly hierarchy: Readonly<Record<string, {readonly value: string}>>;
    readonly content?: {readonly value: string};
  };
}

export interface SearchAnswer {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** From 0. */
  readonly page: number;
  readonly query: string;
}

/** What a search asks for; the names are those of Algolia's search parameters. */
export interface SearchQuestion {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Words of a snippet. */
  readonly snippetWords: number;
}

/** Longest query that is looked at, in characters. */
export const maxQueryLength = 64;

export const hitsPerPage = 20;

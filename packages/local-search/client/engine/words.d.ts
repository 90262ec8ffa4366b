/** Words that questions consist of. They only count if the query has no other words. */
export declare const filler: Set<string>;

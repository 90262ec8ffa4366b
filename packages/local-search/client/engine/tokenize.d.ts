/** A word in a text: lowercase and without a plural s, with its position. */
export interface Token {
    readonly term: string;
    readonly start: number;
    readonly end: number;
}
/** Readers search for both "props" and "a prop". */
export declare const normalize: (text: string) => string;
/** Splits a text into words. Identifiers are single words. */
export declare const words: (text: string) => Token[];
/** Splits a text into words. Identifiers result in the identifier and the words that it consists of. */
export declare const tokenize: (text: string) => Token[];
/** The words of a query as typed. Identifiers are single words. */
export declare const queryWords: (query: string) => string[];
/** Each three consecutive words of a text. They identify a message even if only a part of it is known. */
export declare const phrases: (text: string) => string[];
/** Normalizes the spellings of a name: "use current frame" and `useCurrentFrame()` are equal. */
export declare const nameKey: (text: string) => string;

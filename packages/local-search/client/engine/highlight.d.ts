import { type Token } from './tokenize';
/** Returns how many characters of a word match the query, or 0 if the word doesn't match. */
export type Matcher = (token: Token) => number;
/** @param found the words in the index that match the query */
export declare const createMatcher: (found: ReadonlySet<string>, words: readonly string[]) => Matcher;
/** Returns the text as HTML, with matches in `<mark>`. */
export declare const highlight: (text: string, match: Matcher) => string;
/**
 * Returns the part of a text that contains the most words of the query, as HTML.
 *
 * @param words length of the part in words; omitted text is shown as …
 */
export declare const snippet: (text: string, match: Matcher, words: number) => string;

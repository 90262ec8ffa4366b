import type { SearchResult } from 'minisearch';
import type { Terms } from './terms';
/** Finds the sections with a word or a synonym; with typos only if no heading contains the word as it was typed. */
export declare const findWord: (terms: Terms, word: string, synonyms?: readonly string[]) => SearchResult[];
/** Finds the sections with a name, given in lowercase and without spaces; with typos only if none has it exactly. */
export declare const findName: (terms: Terms, name: string) => SearchResult[];

import type {Query, SearchOptions, SearchResult} from 'minisearch';
import type {Terms} from './terms';
import {weights} from './weights';

const options: SearchOptions = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
  prefix: true,
  boost: weights.fields,
};

/** How many letters of a word may be wrong. */
const typosIn = (word: string): number | false =>
  word.length > 5 ? 2 : word.length > 2 ? 1 : false;

const isInHeading = (word: string, {match}: SearchResult): boolean =>
  Object.entries(match).some(
    ([term, fields]) =>
      term.startsWith(word) &&
      fields.some((field) => field === 'title' || field === 'heading' || field === 'parts'),
  );

/** Finds the sections with a word or a synonym; with typos only if no heading contains the word as it was typed. */
export const findWord = (
  terms: Terms,
  word: string,
  synonyms: readonly string[] = [],
): SearchResult[] => {
  const query: Query = {
    combineWith: 'OR',
    queries: [
      word,
      ...synonyms.map((synonym): Query => ({
        queries: [synonym],
        prefix: false,
        fuzzy: false,
        boostDocument: () => weights.synonym,
      })),
    ],
  };
  const exact = terms.search(query, options);
  const isEnough =
    exact.some((result) => isInHeading(word, result)) || (synonyms.length > 0 && exact.length > 0);
  return isEnough ? exact : terms.search(query, {...options, fuzzy: typosIn(word)});
};

/** Finds the sections with a name, given in lowercase and without spaces; with typos only if none has it exactly. */
export const findName = (terms: Terms, name: string): SearchResult[] => {
  const exact = terms.search(name, options);
  return exact.length > 0 || name.length <= 5 ? exact : terms.search(name, {...options, fuzzy: 2});
};

import type {SearchResult} from 'minisearch';
import {findName, findWord} from './find';
import type {IndexFile} from './index-format';
import {kindFactors} from './kinds';
import {nameFactors} from './names';
import {quotedShares} from './quotes';
import type {Terms} from './terms';
import {queryWords} from './tokenize';
import {weights} from './weights';
import {filler} from './words';

/** A section that matches a query. */
export interface Ranked {
  readonly section: number;
  readonly score: number;
  /** The words of the index that match, with the fields that contain them. */
  readonly matched: SearchResult['match'];
}

/** What a section has in common with a query. */
interface SectionMatch {
  /** The sum of its scores for each word. */
  total: number;
  /** How many of the words it contains. */
  count: number;
  /** Whether it contains the words as one name: `useCurrentFrame` for “use current frame”. */
  isName: boolean;
  readonly matched: SearchResult['match'];
}

interface Matches {
  readonly sections: ReadonlyMap<number, SectionMatch>;
  /** For each page, the best score of each word. */
  readonly pages: ReadonlyMap<number, readonly number[]>;
}

const pageOf = ({sections}: Pick<IndexFile, 'sections'>, section: number): number =>
  sections.page[section] ?? 0;

/** The words of a query that are searched for: filler words only if there are no others. */
const searchedWords = (words: readonly string[]): string[] => {
  const telling = words.filter((word) => !filler.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
};

/** Finds each word, and all words of the query joined to one name. */
const findMatches = (
  terms: Terms,
  index: IndexFile,
  words: readonly string[],
  searched: readonly string[],
): Matches => {
  const sections = new Map<number, SectionMatch>();
  const pages = new Map<number, number[]>();
  const synonyms = new Map(index.synonyms);

  const add = ({id, score, match}: SearchResult) => {
    const section = id as number;
    const found = sections.get(section) ?? {total: 0, count: 0, isName: false, matched: {}};
    sections.set(section, found);
    found.total += score;
    Object.assign(found.matched, match);
    const page = pageOf(index, section);
    const best = pages.get(page) ?? searched.map(() => 0);
    pages.set(page, best);
    return {found, best};
  };

  for (const [position, word] of searched.entries()) {
    for (const result of findWord(terms, word, synonyms.get(word))) {
      const {found, best} = add(result);
      found.count += 1;
      best[position] = Math.max(best[position] ?? 0, result.score);
    }
  }
  if (words.length > 1) {
    for (const result of findName(terms, words.join(''))) {
      add(result).found.isName = true;
    }
  }
  return {sections, pages};
};

/** Sorts the sections that match a query, the best first. */
export const rank = (terms: Terms, index: IndexFile, query: string): Ranked[] => {
  const words = queryWords(query);
  const searched = searchedWords(words);
  if (searched.length === 0) {
    return [];
  }
  const {sections, pages} = findMatches(terms, index, words, searched);
  const quoted = quotedShares(index, query);
  const nameFactor = nameFactors(index, query);
  const kindFactor = kindFactors(index, query);

  return [...sections]
    .flatMap(([section, {total, count, isName, matched}]): Ranked[] => {
      const best = pages.get(pageOf(index, section)) ?? [];
      const pageCoverage = isName ? 1 : best.filter((score) => score > 0).length / searched.length;
      if (pageCoverage < weights.enough) {
        return [];
      }
      const coverage = isName ? 1 : count / searched.length;
      const own = total * coverage ** weights.partCoverage * nameFactor(section);
      const ofPage = best.reduce((sum, score) => sum + score, 0);
      const score =
        (own + weights.page * ofPage) *
        pageCoverage ** weights.pageCoverage *
        (1 + weights.quoted * quoted(section) ** 2) *
        kindFactor(section);
      return [{section, matched, score}];
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
};

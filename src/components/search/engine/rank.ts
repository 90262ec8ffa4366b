import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import type {IndexFile, IndexedSection} from './index-format';
import {nameFactors} from './names';
import {quotedShares} from './quotes';
import {queryWords} from './tokenize';
import {weights} from './weights';
import {filler, synonyms} from './words';

export interface Ranked {
  readonly section: number;
  readonly score: number;
  readonly matched: SearchResult['match'];
}

const edits = (term: string): number | false => (term.length > 5 ? 2 : term.length > 2 ? 1 : false);
const separateProject = /^\/docs\/(recorder|editor-starter|timeline|contributing)\//;
const formerVersion = /^\/docs\/(?:[^/]+-(?:alpha|legacy)|react-18)$/;

const groupOf = (path: string, query: string): string => {
  if (path.startsWith('/docs/terminology')) {
    return isDefinition(query) ? 'definition' : 'terminology';
  }
  const [, project] = separateProject.exec(path) ?? [];
  if (project !== undefined) {
    const words = query.toLowerCase();
    return project.split('-').some((word) => words.includes(word.slice(0, 8))) ? 'docs' : 'project';
  }
  return formerVersion.test(path) ? 'legacy' : (path.split('/')[1] ?? '');
};

const isDefinition = (query: string): boolean => /^what(?:'?s| is| are| does)\b/i.test(query);

/** What is known about a section that matches. */
interface Part {
  /** The sum of its scores for each word. */
  total: number;
  /** How many of the words it contains. */
  count: number;
  /** Whether it contains the words as one name: `useCurrentFrame` for “use current frame”. */
  isName: boolean;
  readonly match: SearchResult['match'];
}

/** Sorts the sections that match a query, the best first. */
export const rank = (
  terms: MiniSearch<IndexedSection>,
  index: IndexFile,
  query: string,
): Ranked[] => {
  const words = queryWords(query);
  const telling = words.filter((word) => !filler.has(word));
  const asked = [...new Set(telling.length > 0 ? telling : words)];
  if (asked.length === 0) {
    return [];
  }
  const options = {
    tokenize: (term: string) => [term],
    processTerm: (term: string) => term,
    prefix: true,
    boost: weights.fields,
  };

  const findWord = (word: string): SearchResult[] => {
    const wordOrSynonyms: Query = {
      combineWith: 'OR',
      queries: [
        word,
        ...(synonyms.get(word) ?? []).map((synonym): Query => ({
          queries: [synonym],
          prefix: false,
          fuzzy: false,
          boostDocument: () => weights.synonym,
        })),
      ],
    };
    const exact = terms.search(wordOrSynonyms, options);
    const isInHeading = exact.some(({match}) =>
      Object.entries(match).some(
        ([term, fields]) =>
          term.startsWith(word) &&
          fields.some((field) => field === 'title' || field === 'heading' || field === 'parts'),
      ),
    );
    return isInHeading || (synonyms.has(word) && exact.length > 0)
      ? exact
      : terms.search(wordOrSynonyms, {...options, fuzzy: edits(word)});
  };

  const findName = (name: string): SearchResult[] => {
    const exact = terms.search(name, options);
    return exact.length > 0 || name.length <= 5
      ? exact
      : terms.search(name, {...options, fuzzy: 2});
  };

  const pageOf = (section: number): number => index.sections.page[section] ?? 0;
  const parts = new Map<number, Part>();
  /** For each page, the best score of each word. */
  const bestScores = new Map<number, number[]>();

  const add = ({id, score, match}: SearchResult): {part: Part; best: number[]} => {
    const section = id as number;
    const part = parts.get(section) ?? {total: 0, count: 0, isName: false, match: {}};
    parts.set(section, part);
    part.total += score;
    Object.assign(part.match, match);
    const best = bestScores.get(pageOf(section)) ?? asked.map(() => 0);
    bestScores.set(pageOf(section), best);
    return {part, best};
  };

  asked.forEach((word, at) => {
    for (const result of findWord(word)) {
      const {part, best} = add(result);
      part.count += 1;
      best[at] = Math.max(best[at] ?? 0, result.score);
    }
  });
  if (words.length > 1) {
    for (const result of findName(words.join(''))) {
      add(result).part.isName = true;
    }
  }

  const quoted = quotedShares(index, query);
  const nameFactor = nameFactors(index, query);
  return [...parts]
    .flatMap(([section, {total, count, isName, match}]): Ranked[] => {
      const best = bestScores.get(pageOf(section)) ?? [];
      const [path = ''] = index.pages[pageOf(section)] ?? [];
      const covered = isName ? 1 : best.filter((score) => score > 0).length / asked.length;
      if (covered < weights.enough) {
        return [];
      }
      const whole = best.reduce((sum, score) => sum + score, 0);
      const own =
        total * (isName ? 1 : (count / asked.length) ** weights.partCoverage) * nameFactor(section);
      const score =
        (own + weights.page * whole) *
        covered ** weights.pageCoverage *
        (1 + weights.quoted * quoted(section) ** 2) *
        (weights.sections[groupOf(path, query)] ?? weights.otherSections);
      return [{section, matched: match, score}];
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
};

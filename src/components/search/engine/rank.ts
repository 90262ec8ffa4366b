import type MiniSearch from 'minisearch';
import type {Query, SearchOptions, SearchResult} from 'minisearch';
import type {IndexFile, IndexedSection} from './index-format';
import {nameKey, queryWords} from './tokenize';
import {filler, stem, synonyms} from './words';

export interface Ranked {
  /** Number of the section. */
  readonly section: number;
  readonly score: number;
  /** Words of the index that answer, each with the fields it is in. */
  readonly matched: SearchResult['match'];
}

/** Found with `tests/search-queries`; `npx tsx checks/search/index.ts` says what a change of them does. */
const weights = {
  fields: {title: 5, heading: 1.25, parts: 1.5, slug: 2, path: 0.9, content: 1},
  /** A word that readers use for the word of the toolkit. */
  synonym: 1,
  /** The same word with another ending. */
  stem: 0.25,
  /** The heading is what was typed, or begins with it. */
  sameName: 4,
  namePrefix: 1.4,
  /** What the other parts of a page add to one of its parts. */
  page: 0.25,
  /** Powers of the share of the query's words that a part, and its page, answer. */
  partCoverage: 1,
  pageCoverage: 1.5,
  /** Reference and guides before what is written about them, by the first word of the address. */
  sections: {
    docs: 1,
    templates: 0.7,
    blog: 0.6,
    learn: 0.5,
    'success-stories': 0.45,
    showcase: 0.4,
    experts: 0.25,
  } as Readonly<Record<string, number>>,
  otherSections: 0.35,
};

/** A page answers when it has at least this share of the words asked for. */
const enough = 0.6;

/** The most other parts of a page that speak for one of its parts. */
const supporters = 5;

/** Letters that may differ: none in short words, which would find anything. */
const edits = (term: string): number | false => (term.length > 4 ? 2 : term.length > 3 ? 1 : false);

/** A word with the forms that answer it too. */
const forms = (word: string): Exclude<Query, symbol> => {
  const also = (term: string, options: SearchOptions): Exclude<Query, symbol> => ({
    queries: [term],
    fuzzy: false,
    ...options,
  });
  const stemmed = stem(word);
  const others = [
    ...(synonyms[word] ?? []).map((term) =>
      also(term, {prefix: false, boostDocument: () => weights.synonym}),
    ),
    ...(stemmed === null ? [] : [also(stemmed, {boostDocument: () => weights.stem})]),
  ];
  return others.length === 0 ? word : {combineWith: 'OR', queries: [word, ...others]};
};

/** The words of a query that say what is looked for, and all of them as one name: "use current frame". */
const readQuery = (query: string): {asked: readonly string[]; joined: string | null} => {
  const words = queryWords(query);
  const telling = words.filter((word) => !filler.has(word));
  return {
    asked: [...new Set(telling.length > 0 ? telling : words)],
    joined: words.length > 1 ? words.join('') : null,
  };
};

/** Words that no heading begins with: most likely a typo. */
const unheard = (terms: readonly string[], results: readonly SearchResult[]): Set<string> => {
  const left = new Set(terms);
  for (const {match} of results) {
    for (const [term, fields] of Object.entries(match)) {
      if (fields.includes('title') || fields.includes('heading') || fields.includes('parts')) {
        for (const word of left) {
          if (term.startsWith(word)) {
            left.delete(word);
          }
        }
      }
    }
    if (left.size === 0) {
      break;
    }
  }
  return left;
};

/** What the parts of one page say about it. */
interface PageScore {
  readonly found: Set<string>;
  readonly parts: number[];
}

/**
 * All sections that answer a query, the best first. A page counts as a whole: its words may be spread
 * over its parts.
 */
export const rank = (
  terms: MiniSearch<IndexedSection>,
  index: IndexFile,
  query: string,
): Ranked[] => {
  const {asked, joined} = readQuery(query);
  if (asked.length === 0) {
    return [];
  }
  const search = (misspelt: ReadonlySet<string>): SearchResult[] =>
    terms.search(
      {combineWith: 'OR', queries: [...asked.map(forms), ...(joined === null ? [] : [joined])]},
      {
        tokenize: (text) => [text],
        processTerm: (term) => term,
        prefix: true,
        fuzzy: (term) => misspelt.has(term) && edits(term),
        boost: weights.fields,
      },
    );
  const precise = search(new Set());
  const misspelt = unheard([...asked, ...(joined === null ? [] : [joined])], precise);
  const results = asked.some((word) => misspelt.has(word)) ? search(misspelt) : precise;

  const coverage = (found: ReadonlySet<string>): number => {
    if (joined !== null && found.has(joined)) {
      return 1;
    }
    const covers = (word: string): boolean =>
      found.has(word) ||
      found.has(stem(word) ?? word) ||
      (synonyms[word]?.some((term) => found.has(term)) ?? false);
    return asked.filter(covers).length / asked.length;
  };

  const pages = new Map<number, PageScore>();
  const parts = results.map(({id, score, match, queryTerms}) => {
    const section = id as number;
    const page = index.sections.page[section] ?? 0;
    const own = score * coverage(new Set(queryTerms)) ** weights.partCoverage;
    const whole = pages.get(page) ?? {found: new Set<string>(), parts: []};
    pages.set(page, whole);
    queryTerms.forEach((term) => whole.found.add(term));
    whole.parts.push(own);
    return {section, page, own, match};
  });

  const factors = new Map(
    [...pages].map(([page, {found, parts: scores}]) => {
      const covered = coverage(found);
      const support = scores
        .sort((a, b) => b - a)
        .slice(1, 1 + supporters)
        .reduce((sum, score, position) => sum + score * 0.6 ** position, 0);
      const section = index.pages[page]?.[0].split('/')[1] ?? '';
      const factor =
        covered ** weights.pageCoverage * (weights.sections[section] ?? weights.otherSections);
      return [page, {covered, support, factor}] as const;
    }),
  );

  const key = nameKey(query);
  const nameBonus = (heading: string): number => {
    const name = nameKey(heading);
    return name === key ? weights.sameName : name.startsWith(key) ? weights.namePrefix : 1;
  };
  return parts
    .flatMap(({section, page, own, match}) => {
      const {covered, support, factor} = factors.get(page) ?? {covered: 0, support: 0, factor: 0};
      const score =
        (own * nameBonus(index.sections.heading[section] ?? '') + weights.page * support) * factor;
      return covered < enough ? [] : [{section, score, matched: match}];
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
};

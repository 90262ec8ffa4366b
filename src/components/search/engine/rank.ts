import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import type {IndexFile, IndexedSection} from './index-format';
import {nameKey, queryWords} from './tokenize';
import {filler, synonyms} from './words';

export interface Ranked {
  /** Number of the section. */
  readonly section: number;
  readonly score: number;
  /** Words of the index that answer, each with the fields it is in. */
  readonly matched: SearchResult['match'];
}

/** Found with `tests/search-queries`; `npx tsx checks/search/index.ts` says what a change of them does. */
export const weights = {
  fields: {title: 5, heading: 1.25, parts: 1.5, slug: 2, path: 0.9, content: 1},
  /** A word that readers use for the word of the toolkit. */
  synonym: 1,
  /** The heading is what was typed, or begins with it. */
  sameName: 4,
  sameSlug: 3,
  asWritten: 1.5,
  namePrefix: 1.4,
  /** What the other parts of a page add to one of its parts. */
  page: 0.25,
  /** Powers of the share of the query's words that a part, and its page, answer. */
  partCoverage: 1,
  pageCoverage: 1.5,
  /** Reference and guides before what is written about them, by the first word of the address. */
  sections: {
    docs: 1,
    terminology: 0.8,
    definition: 2,
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
export let enough = 0.5;
export const setEnough = (v: number) => {
  enough = v;
};

/** The most other parts of a page that speak for one of its parts. */
const supporters = 5;

/** Letters that may differ: none in short words, which would find anything. */
const edits = (term: string): number | false => (term.length > 3 ? 2 : term.length > 2 ? 1 : false);

/** A word with what the toolkit calls it. */
const forms = (word: string): Exclude<Query, symbol> => {
  const others = (synonyms.get(word) ?? []).map((term): Query => ({
    queries: [term],
    prefix: false,
    fuzzy: false,
    boostDocument: () => weights.synonym,
  }));
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

const isDefinition = (query: string): boolean => /^what(?:'?s| is| are| does)\b/i.test(query);

const withoutBrand = (name: string): string => name.replace(/^(?:the)?remotion(?=.)/, '');

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
      found.has(word) || (synonyms.get(word)?.some((term) => found.has(term)) ?? false);
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
      const path = index.pages[page]?.[0] ?? '';
      const section = path.startsWith('/docs/terminology')
        ? 'terminology'
        : (path.split('/')[1] ?? '');
      const factor =
        covered ** weights.pageCoverage * (weights.sections[section] ?? weights.otherSections);
      return [page, {covered, support, factor}] as const;
    }),
  );

  const asWritten = query.trim().toLowerCase();
  const key = nameKey(query);
  const bonus = (section: number): number => {
    const heading = index.sections.heading[section] ?? '';
    const name = nameKey(heading);
    const slug =
      index.sections.level[section] === 1 &&
      nameKey(
        index.pages[index.sections.page[section] ?? 0]?.[0].split('/').filter(Boolean).at(-1) ?? '',
      );
    return (
      (name === key || withoutBrand(name) === key
        ? weights.sameName
        : slug === key
          ? weights.sameSlug
          : name.startsWith(key)
            ? weights.namePrefix
            : 1) * (heading.toLowerCase() === asWritten ? weights.asWritten : 1)
    );
  };
  return parts
    .flatMap(({section, page, own, match}) => {
      const {covered, support, factor} = factors.get(page) ?? {covered: 0, support: 0, factor: 0};
      const score = (own * bonus(section) + weights.page * support) * factor;
      return covered < enough ? [] : [{section, score, matched: match}];
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
};

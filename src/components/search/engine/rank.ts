import {distance} from 'fastest-levenshtein';
import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import type {IndexFile, IndexedSection} from './index-format';
import {nameKey, queryWords} from './tokenize';
import {filler, synonyms} from './words';

export interface Ranked {
  readonly section: number;
  readonly score: number;
  readonly matched: SearchResult['match'];
}

/**
 * How much each sign of a good answer counts. They were found with the reader queries: change one only
 * for a reason that holds for a kind of query, and look at all kinds (`checks/search`).
 */
export const weights = {
  /**
   * A page is what its title, its address and its own description say. `about` is highest because it is
   * where a page uses the words of readers; `content` is low because long pages mention everything.
   */
  fields: {title: 6.5, heading: 1.75, parts: 1, about: 10, slug: 7, path: 2.4, content: 0.5},
  /** A word that readers use for the toolkit's own is nearly as good as that. */
  synonym: 0.75,
  /** Who types the name of an API wants its page, however often others mention it. */
  sameName: 4,
  /** The last part of an address is a name too, but pages of several packages share one. */
  sameSlug: 3,
  /** With its signs the name is meant: `<Series>`, not a page on series. */
  asWritten: 1.5,
  /** Less than a true name, so that a slip never beats what really has the typed name. */
  nearName: 2.5,
  /** While a name is being typed, several begin like it: the other words of the pages decide. */
  namePrefix: 1.4,
  /** A section is a better answer on a page that has the other words elsewhere. */
  page: 0.4,
  /** Exponents: a page, and a section, with half of the words is worth about half. */
  pageCoverage: 0.8,
  partCoverage: 1,
  /** Docs answer questions; the rest is found where it is meant, by words that docs do not have. */
  sections: {
    docs: 1,
    /** A term is explained where it is asked for ("what is …"), and else used. */
    terminology: 0.7,
    definition: 2,
    templates: 0.5,
    blog: 0.5,
    learn: 0.5,
    'success-stories': 0.45,
    showcase: 0.3,
    experts: 0.25,
  } as Record<string, number>,
  otherSections: 0.25,
  /** Share of the words below which a page is no answer at all. */
  enough: 0.5,
};

const edits = (term: string): number | false => (term.length > 5 ? 2 : term.length > 2 ? 1 : false);
/** Whether a name is what was typed but for a slip or two. Short names are too close to each other. */
const isNear = (name: string, key: string): boolean =>
  key.length > 4 && Math.abs(name.length - key.length) < 3 && distance(name, key) < 3;
const isDefinition = (query: string): boolean => /^what(?:'?s| is| are| does)\b/i.test(query);
const withoutBrand = (name: string): string => name.replace(/^(?:the)?remotion(?=.)/, '');

export const rank = (
  terms: MiniSearch<IndexedSection>,
  index: IndexFile,
  query: string,
): Ranked[] => {
  const words = queryWords(query);
  const telling = words.filter((w) => !filler.has(w));
  const asked = [...new Set(telling.length > 0 ? telling : words)];
  if (asked.length === 0) return [];
  const joined = words.length > 1 ? words.join('') : null;
  const options = {
    tokenize: (t: string) => [t],
    processTerm: (t: string) => t,
    prefix: true,
    boost: weights.fields,
  };
  const find = (word: string): SearchResult[] => {
    const q: Query = {
      combineWith: 'OR',
      queries: [
        word,
        ...(synonyms.get(word) ?? []).map((t): Query => ({
          queries: [t],
          prefix: false,
          fuzzy: false,
          boostDocument: () => weights.synonym,
        })),
      ],
    };
    const exact = terms.search(q, options);
    const heard = exact.some(({match}) =>
      Object.entries(match).some(
        ([t, f]) =>
          t.startsWith(word) && f.some((x) => x === 'title' || x === 'heading' || x === 'parts'),
      ),
    );
    return heard || (synonyms.has(word) && exact.length > 0)
      ? exact
      : terms.search(q, {...options, fuzzy: edits(word)});
  };
  interface Part {
    total: number;
    count: number;
    match: SearchResult['match'];
  }
  const parts = new Map<number, Part>();
  const pages = new Map<number, {best: number[]}>();
  asked.forEach((word, w) => {
    for (const {id, score, match} of find(word)) {
      const part = parts.get(id as number) ?? {total: 0, count: 0, match: {}};
      part.total += score;
      part.count++;
      Object.assign(part.match, match);
      parts.set(id as number, part);
      const page = index.sections.page[id as number] ?? 0;
      const entry = pages.get(page) ?? {best: asked.map(() => 0)};
      entry.best[w] = Math.max(entry.best[w] ?? 0, score);
      pages.set(page, entry);
    }
  });
  const asName = new Set<number>();
  if (joined !== null) {
    let results = terms.search(joined, options);
    if (results.length === 0 && joined.length > 5)
      results = terms.search(joined, {...options, fuzzy: 2});
    for (const {id, score, match} of results) {
      const part = parts.get(id as number) ?? {total: 0, count: 0, match: {}};
      part.total += score;
      Object.assign(part.match, match);
      parts.set(id as number, part);
      asName.add(id as number);
      const page = index.sections.page[id as number] ?? 0;
      if (!pages.has(page)) pages.set(page, {best: asked.map(() => 0)});
    }
  }
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
            : index.sections.level[section] === 1 && isNear(name, key)
              ? weights.nearName
              : 1) * (heading.toLowerCase() === asWritten ? weights.asWritten : 1)
    );
  };
  const out: Ranked[] = [];
  for (const [section, {total, count, match}] of parts) {
    const page = index.sections.page[section] ?? 0;
    const {best} = pages.get(page)!;
    const path = index.pages[page]?.[0] ?? '';
    const name = asName.has(section);
    const covered = name ? 1 : best.filter((s) => s > 0).length / asked.length;
    if (covered < weights.enough) continue;
    const group = path.startsWith('/docs/terminology')
      ? isDefinition(query)
        ? 'definition'
        : 'terminology'
      : (path.split('/')[1] ?? '');
    const whole = best.reduce((a, b) => a + b, 0);
    const own =
      total * (name ? 1 : (count / asked.length) ** weights.partCoverage) * bonus(section);
    out.push({
      section,
      matched: match,
      score:
        (own + weights.page * whole) *
        covered ** weights.pageCoverage *
        (weights.sections[group] ?? weights.otherSections),
    });
  }
  return out.sort((a, b) => b.score - a.score || a.section - b.section);
};

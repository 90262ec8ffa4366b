import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import type {IndexFile, IndexedSection} from './index-format';
import {nameFactors} from './names';
import {quotedShares} from './quotes';
import {queryWords} from './tokenize';
import {filler, synonyms} from './words';

export interface Ranked {
  readonly section: number;
  readonly score: number;
  readonly matched: SearchResult['match'];
}

/**
 * The weights of the ranking signals. They were tuned with the reader queries: only change a weight for a
 * reason that applies to a kind of query, and check all kinds (`checks/search`).
 */
export const weights = {
  /**
   * A page is about what its title, URL and description contain. `about` is highest because descriptions
   * contain the words of readers. `asked` is low because its phrases repeat common words: if it were 5, pages whose
   * readers ask in the words of a message would come before the page that explains the message. `content` is low
   * because long pages mention everything.
   */
  fields: {
    title: 6.5,
    heading: 1.75,
    parts: 1,
    about: 10,
    asked: 2.5,
    slug: 7,
    path: 2.4,
    content: 0.5,
  },
  /** Words that readers use instead of a term of the toolkit are nearly as good as the term. */
  synonym: 0.75,
  /** A reader who types the name of an API wants its page, no matter how many pages mention it. */
  sameName: 4,
  /** The last part of a URL is a name too, but pages of several packages share it. */
  sameSlug: 3,
  /** Special characters indicate the name: `<Series>` instead of a page about series. */
  asWritten: 1.5,
  /** Less than an exact name, so that a typo never beats a page with the typed name. */
  nearName: 2.5,
  /** While the reader types a name, several names match, so the other words on the pages decide. */
  namePrefix: 1.4,
  /** A reader who pastes a message wants the page that quotes it, even if other pages contain its words. */
  quoted: 4,
  /** Pages also quote messages of other pages. Their own messages are in a section of this name. */
  ownMessage: 2,
  /** The function that throws an error is a good answer if no troubleshooting page explains the message. */
  mention: 0.5,
  /** A section is a better result if other parts of its page contain the remaining words. */
  page: 0.4,
  /** Exponents: a page or section that contains half of the words gets about half of the score. */
  pageCoverage: 0.8,
  partCoverage: 1,
  /** Docs answer questions. Other sections are found by words that the docs don't contain. */
  sections: {
    docs: 1,
    /** Pages about a separate project, such as the Recorder, for readers who don't name the project. */
    project: 0.6,
    /** Pages about former versions. */
    legacy: 0.6,
    /** For questions like "what is …", the definition of a term is best. Otherwise, its use is. */
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
  /** Pages that contain a smaller share of the words are not results. */
  enough: 0.5,
};

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
  const quoted = quotedShares(index, query, weights);
  const nameFactor = nameFactors(index, query, weights);
  const out: Ranked[] = [];
  for (const [section, {total, count, match}] of parts) {
    const page = index.sections.page[section] ?? 0;
    const {best} = pages.get(page)!;
    const path = index.pages[page]?.[0] ?? '';
    const name = asName.has(section);
    const covered = name ? 1 : best.filter((s) => s > 0).length / asked.length;
    if (covered < weights.enough) continue;
    const whole = best.reduce((a, b) => a + b, 0);
    const own =
      total * (name ? 1 : (count / asked.length) ** weights.partCoverage) * nameFactor(section);
    out.push({
      section,
      matched: match,
      score:
        (own + weights.page * whole) *
        covered ** weights.pageCoverage *
        (1 + weights.quoted * quoted(section) ** 2) *
        (weights.sections[groupOf(path, query)] ?? weights.otherSections),
    });
  }
  return out.sort((a, b) => b.score - a.score || a.section - b.section);
};

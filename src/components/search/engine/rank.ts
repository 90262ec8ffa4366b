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
  const quoted = quotedShares(index, query);
  const nameFactor = nameFactors(index, query);
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

import escapeHtml from 'escape-html';
import {createMatcher, highlight, snippet} from './highlight';
import type {IndexFile, Manifest, Shard} from './index-format';
import {unpackTerms} from './packed-terms';
import {type Ranked, rank} from './rank';
import type {Terms} from './terms';
import {queryWords} from './tokenize';
import {type Hit, type SearchAnswer, type SearchQuestion, maxQueryLength} from './types';

/** Reads a JSON file of the site. `fresh` bypasses the HTTP cache. */
export type ReadJson = (path: string, fresh?: boolean) => Promise<unknown>;

/** The search without a server: an index of the whole site, and texts that are loaded as results need them. */
export class Engine {
  private readonly terms: Terms;
  private readonly shards = new Map<number, Promise<Shard>>();

  private constructor(
    private readonly index: IndexFile,
    private readonly folder: string,
    private readonly readJson: ReadJson,
  ) {
    this.terms = unpackTerms(index.terms);
  }

  /** @throws whatever `readJson` throws */
  static async load(readJson: ReadJson): Promise<Engine> {
    const {folder} = (await readJson('search-index.json', true)) as Manifest;
    return new Engine((await readJson(`${folder}index.json`)) as IndexFile, folder, readJson);
  }

  hasPage(page: string): boolean {
    return this.index.pages.some(([path]) => path === page);
  }

  /** @throws what `readJson` throws if the text of a result can't be read */
  async search({query, page, hitsPerPage, snippetWords}: SearchQuestion): Promise<SearchAnswer> {
    const asked = query.slice(0, maxQueryLength);
    const ranked = rank(this.terms, this.index, asked);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: await Promise.all(
        shown.map((result) => this.toHit(result, queryWords(asked), snippetWords)),
      ),
      nbHits: ranked.length,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      page,
      query,
    };
  }

  private async toHit(
    {section, matched}: Ranked,
    words: readonly string[],
    snippetWords: number,
  ): Promise<Hit> {
    const {sections, pages, categories} = this.index;
    const level = sections.level[section] ?? 1;
    const [path, category] = pages[sections.page[section] ?? 0] ?? ['/', 0];
    const anchor = sections.anchor[section] || null;
    const inHeading = Object.values(matched).some((fields) =>
      fields.some((field) => !['content', 'path', 'slug', 'asked'].includes(field)),
    );
    const match = createMatcher(new Set(Object.keys(matched)), words);
    const texts = Object.entries({
      lvl0: categories[category] ?? '',
      ...this.headings(section, level),
    });
    const type = inHeading || level === 1 ? (`lvl${Math.min(level, 6)}` as Hit['type']) : 'content';
    const text = type === 'content' || type === 'lvl1' ? await this.text(section) : '';
    const marked = Object.fromEntries(
      texts.map(([name, value]) => [name, {value: highlight(value, match)}]),
    );
    return {
      objectID: `${path}${anchor === null ? '' : `#${anchor}`}`,
      url: `${path}${anchor === null ? '' : `#${anchor}`}`,
      url_without_anchor: path,
      anchor,
      type,
      hierarchy: Object.fromEntries(texts.map(([name, value]) => [name, escapeHtml(value)])),
      content: text === '' ? null : escapeHtml(text),
      _highlightResult: {hierarchy: marked},
      _snippetResult: {
        hierarchy: marked,
        ...(text !== '' && {content: {value: snippet(text, match, snippetWords)}}),
      },
    };
  }

  /** The heading of a section and the headings above it. */
  private headings(section: number, level: number): Record<string, string> {
    const {sections} = this.index;
    const above: Record<string, string> = {[`lvl${level}`]: sections.heading[section] ?? ''};
    let wanted = level - 1;
    for (let at = section - 1; wanted > 0 && at >= 0; at--) {
      const candidate = sections.level[at] ?? 1;
      if (candidate <= wanted) {
        above[`lvl${candidate}`] = sections.heading[at] ?? '';
        wanted = candidate - 1;
      }
    }
    return Object.fromEntries(Object.entries(above).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private async text(section: number): Promise<string> {
    const number = Math.floor(section / this.index.shardSize);
    const shard =
      this.shards.get(number) ?? (this.readJson(`${this.folder}${number}.json`) as Promise<Shard>);
    this.shards.set(number, shard);
    return (await shard)[section % this.index.shardSize] ?? '';
  }
}

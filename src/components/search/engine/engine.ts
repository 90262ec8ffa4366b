import MiniSearch, {type CombinationOperator, type Query, type SearchResult} from 'minisearch';
import {createMatcher, escapeHtml, highlight, snippet} from './highlight';
import {type IndexFile, type Manifest, type Shard, indexOptions} from './index-format';
import {nameKey, queryWords} from './tokenize';
import {type Hit, type SearchAnswer, type SearchQuestion, maxQueryLength} from './types';

/** Reads a JSON file of the site. `fresh` asks the server even when a copy is at hand. */
export type ReadJson = (path: string, fresh?: boolean) => Promise<unknown>;

/** Words that questions are made of. They count only where nothing else is asked. */
const filler = new Set(
  'a an the i my me we you your it is are am be do does did can could should would will what which who how why when where there this that these those to of in on at for from by with without and or not no if so as get want need please use using make'.split(
    ' ',
  ),
);

const enough = 5;

const boost = {heading: 10, path: 1, content: 1};

/** The title of a page answers better than a heading deep in another. */
const levelBoost = [1, 1.6, 1, 0.9, 0.8, 0.7, 0.6];

interface Ranked {
  readonly section: number;
  readonly score: number;
  readonly matched: SearchResult['match'];
}

/** The search that needs no server: an index of the whole site, and texts fetched as results need them. */
export class Engine {
  private readonly terms: MiniSearch;
  private readonly shards = new Map<number, Promise<Shard>>();

  private constructor(
    private readonly index: IndexFile,
    private readonly folder: string,
    private readonly readJson: ReadJson,
  ) {
    this.terms = MiniSearch.loadJS(index.terms as Parameters<typeof MiniSearch.loadJS>[0], indexOptions);
  }

  /** @throws whatever `readJson` throws */
  static async load(readJson: ReadJson): Promise<Engine> {
    const {folder} = (await readJson('search-index.json', true)) as Manifest;
    return new Engine((await readJson(`${folder}index.json`)) as IndexFile, folder, readJson);
  }

  /** @throws what `readJson` throws when the text of a result cannot be read */
  async search({query, page, hitsPerPage, snippetWords}: SearchQuestion): Promise<SearchAnswer> {
    const asked = query.slice(0, maxQueryLength);
    const ranked = this.rank(asked);
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: await Promise.all(shown.map((result) => this.toHit(result, queryWords(asked), snippetWords))),
      nbHits: ranked.length,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      page,
      query,
    };
  }

  /** All sections that answer, the best first: those with every word, then those with some of them. */
  private rank(query: string): Ranked[] {
    const words = queryWords(query);
    const telling = words.filter((word) => !filler.has(word));
    const asked = telling.length > 0 ? telling : words;
    if (asked.length === 0) {
      return [];
    }
    const found = new Map<number, Ranked>();
    const attempts: {combineWith: CombinationOperator; fuzzy: boolean}[] = [
      {combineWith: 'AND', fuzzy: false},
      {combineWith: 'AND', fuzzy: true},
      {combineWith: 'OR', fuzzy: true},
    ];
    for (const attempt of attempts) {
      for (const result of this.attempt(query, words, asked, attempt)) {
        if (!found.has(result.section)) {
          found.set(result.section, result);
        }
      }
      if (found.size >= enough) {
        break;
      }
    }
    return [...found.values()];
  }

  private attempt(
    query: string,
    words: readonly string[],
    asked: readonly string[],
    {combineWith, fuzzy}: {combineWith: CombinationOperator; fuzzy: boolean},
  ): Ranked[] {
    const key = nameKey(query);
    const queries: Query[] = [{combineWith, queries: [...asked]}];
    if (words.length > 1) {
      // "use current frame" is also one name, typed with spaces.
      queries.push({queries: [words.join('')]});
    }
    return this.terms
      .search(
        {combineWith: 'OR', queries},
        {
          tokenize: (text) => [text],
          processTerm: (term) => term,
          prefix: true,
          fuzzy: (term) => (fuzzy ? (term.length > 7 ? 2 : term.length > 4 ? 2 : term.length > 3 ? 1 : false) : false),
          boost,
          boostDocument: (id) => levelBoost[this.index.sections.level[id as number] ?? 0] ?? 1,
        },
      )
      .map(({id, score, match}) => {
        const name = nameKey(this.index.sections.heading[id as number] ?? '');
        return {section: id as number, score: score * (name === key ? 4 : 1), matched: match};
      })
      .sort((a, b) => b.score - a.score || a.section - b.section);
  }

  private async toHit({section, matched}: Ranked, words: readonly string[], snippetWords: number): Promise<Hit> {
    const {sections, pages, categories} = this.index;
    const level = sections.level[section] ?? 1;
    const [path, category] = pages[sections.page[section] ?? 0] ?? ['/', 0];
    const anchor = sections.anchor[section] || null;
    const inHeading = Object.values(matched).some((fields) => fields.includes('heading'));
    const match = createMatcher(new Set(Object.keys(matched)), words);
    const texts = Object.entries({lvl0: categories[category] ?? '', ...this.headings(section, level)});
    const type = inHeading || level === 1 ? (`lvl${Math.min(level, 6)}` as Hit['type']) : 'content';
    const text = type === 'content' || type === 'lvl1' ? await this.text(section) : '';
    const marked = Object.fromEntries(texts.map(([name, value]) => [name, {value: highlight(value, match)}]));
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

  /** The heading of a section and those above it. */
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
    const shard = this.shards.get(number) ?? (this.readJson(`${this.folder}${number}.json`) as Promise<Shard>);
    this.shards.set(number, shard);
    return (await shard)[section % this.index.shardSize] ?? '';
  }
}


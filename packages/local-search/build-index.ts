import {createHash} from 'node:crypto';
import type {IndexFile, Manifest, PageKind} from './client/engine/index-format';
import {packTerms} from './client/engine/packed-terms';
import {createTerms} from './client/engine/terms';
import {nameKey, normalize, phrases} from './client/engine/tokenize';
import type {LocalSearchOptions} from './options';
import type {SearchRecord} from './records';

/** A shard has a compressed size of 12 kB on average. */
const shardSize = 100;

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Numbers values in order of first appearance. */
const numbering = <T>() => {
  const numbers = new Map<T, number>();
  return {
    of: (value: T): number => {
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      return number;
    },
    values: () => [...numbers.keys()],
  };
};

/** A heading and the text below it. */
interface Section {
  readonly heading: SearchRecord;
  text: string;
}

const sectionsOf = (records: readonly SearchRecord[]): Section[] => {
  const sections: Section[] = [];
  for (const record of records) {
    const last = sections.at(-1);
    if (record.type !== 'content') {
      sections.push({heading: record, text: ''});
    } else if (last?.heading.url === record.url && record.content !== null) {
      last.text = last.text === '' ? record.content : `${last.text} ${record.content}`;
    } else {
      throw new Error(
        `The search record ${record.objectID} has no heading before it. Check the order of the records in packages/local-search/records.ts.`,
      );
    }
  }
  return sections;
};

/**
 * Creates the files of the site's own search index. Equal records result in equal files.
 *
 * @param records result of `recordsOf()`
 * @returns the contents by path relative to the site; all names except the manifest's contain a content hash
 */
export const buildIndexFiles = (
  records: readonly SearchRecord[],
  {brand = '', synonyms = {}}: Pick<LocalSearchOptions, 'brand' | 'synonyms'> = {},
): Map<string, string> => {
  const sections = sectionsOf(records);
  const categories = numbering<string>();
  /** As JSON, because equal kinds are different objects. */
  const kinds = numbering<string>();
  const paths = numbering<string>();
  const pages: IndexFile['pages'][number][] = [];
  const columns = {
    page: [] as number[],
    level: [] as number[],
    anchor: [] as string[],
    heading: [] as string[],
  };
  const terms = createTerms();
  const quotes: Record<string, number[]> = {};
  const troubleshooting = new Set<number>();

  for (const [id, {heading: record, text}] of sections.entries()) {
    const path = levels.map((level) => record.hierarchy[level]).filter((value) => value !== null);
    const heading = path.at(-1) ?? '';
    const category = record.hierarchy.lvl0 ?? '';
    const {pathname} = new URL(record.url_without_anchor);
    const page = paths.of(pathname);
    pages[page] = [pathname, categories.of(category), kinds.of(JSON.stringify(record.kind))];
    columns.page.push(page);
    columns.level.push(path.length);
    columns.anchor.push(record.anchor ?? '');
    columns.heading.push(heading);
    const isTitle = path.length === 1;
    terms.add({
      id,
      title: isTitle ? heading : '',
      heading: isTitle ? '' : heading,
      parts: heading,
      about: isTitle ? (record.content ?? '') : '',
      asked: isTitle ? (record.asked ?? []).join('\n') : '',
      slug: isTitle ? (record.url_without_anchor.split('/').filter(Boolean).at(-1) ?? '') : '',
      path: [category, ...path.slice(0, -1)].join(' '),
      content: text,
    });
    if (record.quotes?.isTroubleshooting) {
      troubleshooting.add(page);
    }
    for (const phrase of new Set(record.quotes?.messages.flatMap(phrases))) {
      (quotes[phrase] ??= []).push(id);
    }
  }

  const index: IndexFile = {
    categories: categories.values(),
    kinds: kinds.values().map((kind) => JSON.parse(kind) as PageKind),
    pages,
    sections: columns,
    shardSize,
    terms: packTerms(terms),
    quotes,
    troubleshooting: [...troubleshooting],
    synonyms: Object.entries(synonyms).map(([word, names]) => [
      normalize(word),
      names.split(' ').map(normalize),
    ]),
    brand: nameKey(brand),
  };
  const files = new Map<string, string>([['index.json', JSON.stringify(index)]]);
  for (let start = 0; start < sections.length; start += shardSize) {
    const texts = sections.slice(start, start + shardSize).map(({text}) => text);
    files.set(`${start / shardSize}.json`, JSON.stringify(texts));
  }
  const hash = createHash('sha256');
  for (const content of files.values()) {
    hash.update(content);
  }
  const folder = `assets/search/${hash.digest('hex').slice(0, 12)}/`;
  const manifest: Manifest = {folder};
  return new Map([
    ...[...files].map(([name, content]) => [folder + name, content] as const),
    ['search-index.json', JSON.stringify(manifest)],
  ]);
};

import MiniSearch, {type Options} from 'minisearch';
import type {PackedTerms} from './packed-terms';
import {tokenize, words} from './tokenize';

/** What `/search-index.json` says: where the index of this build is. */
export interface Manifest {
  /** Folder of this build's files, relative to the site, with a slash at the end. */
  readonly folder: string;
}

/**
 * Headings and addresses of every section, and the index over headings and text. The text itself is not
 * in it: results fetch theirs from a shard.
 */
export interface IndexFile {
  readonly categories: readonly string[];
  /** Path, number of the category. */
  readonly pages: readonly (readonly [string, number])[];
  /** One entry for each section; the position is the section's number. */
  readonly sections: {
    readonly page: readonly number[];
    /** 1 for the title of a page. */
    readonly level: readonly number[];
    readonly anchor: readonly string[];
    readonly heading: readonly string[];
  };
  /** Sections in one shard: section n is entry `n % shardSize` of shard `n / shardSize`. */
  readonly shardSize: number;
  readonly terms: PackedTerms;
}

/** Texts of the sections of one shard. */
export type Shard = readonly string[];

/** Fields of a document; `id` is the number of the section. */
export interface IndexedSection {
  readonly id: number;
  /** Heading of a page. */
  readonly title: string;
  /** Heading of a part of a page. */
  readonly heading: string;
  /** The words that identifiers in the heading are made of. */
  readonly parts: string;
  /** What a page says of itself. */
  readonly about: string;
  /** The words of the address. */
  readonly slug: string;
  /** The headings above, and the name of the group. */
  readonly path: string;
  readonly content: string;
}

export const indexOptions: Options<IndexedSection> = {
  fields: ['title', 'heading', 'parts', 'about', 'slug', 'path', 'content'],
  tokenize: (text, field) =>
    (field === 'title' || field === 'heading' ? words(text) : tokenize(text)).map(({term}) => term),
  processTerm: (term) => term,
};

export const createIndex = (): MiniSearch<IndexedSection> => new MiniSearch(indexOptions);

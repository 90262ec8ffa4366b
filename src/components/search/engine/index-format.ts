import MiniSearch, {type Options} from 'minisearch';
import type {PackedTerms} from './packed-terms';
import {tokenize, words} from './tokenize';
import {filler} from './words';

/** The content of `/search-index.json`: the location of this build's index. */
export interface Manifest {
  /** The folder of this build's files, relative to the site, with a trailing slash. */
  readonly folder: string;
}

/**
 * The headings and URLs of all sections, and the index of headings and text. It doesn't contain the text
 * itself: results load their text from a shard.
 */
export interface IndexFile {
  readonly categories: readonly string[];
  /** Path and number of the category. */
  readonly pages: readonly (readonly [string, number])[];
  /** An entry for each section. The index of the entry is the section's number. */
  readonly sections: {
    readonly page: readonly number[];
    /** 1 for the title of a page. */
    readonly level: readonly number[];
    readonly anchor: readonly string[];
    readonly heading: readonly string[];
  };
  /** The number of sections in a shard: section n is entry `n % shardSize` of shard `n / shardSize`. */
  readonly shardSize: number;
  readonly terms: PackedTerms;
  /** The sections that quote a message, by the phrases of the message (`phrases()`). */
  readonly quotes: Readonly<Record<string, readonly number[]>>;
  /** The numbers of the pages whose purpose is to explain messages. Other pages only quote them. */
  readonly troubleshooting: readonly number[];
}

export type Shard = readonly string[];

/** The fields of an indexed document. `id` is the number of the section. */
export interface IndexedSection {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  /** The words that make up identifiers in the heading. */
  readonly parts: string;
  /** The description of the page. */
  readonly about: string;
  /** The readers' questions that the page answers. */
  readonly asked: string;
  /** The words in the URL. */
  readonly slug: string;
  /** The headings above the section, and the name of the group. */
  readonly path: string;
  readonly content: string;
}

export const indexOptions: Options<IndexedSection> = {
  fields: ['title', 'heading', 'parts', 'about', 'asked', 'slug', 'path', 'content'],
  // Titles and headings keep filler words, for queries that have no other words. Elsewhere, they would only make the
  // index a tenth larger.
  tokenize: (text, field) =>
    field === 'title' || field === 'heading'
      ? words(text).map(({term}) => term)
      : tokenize(text)
          .map(({term}) => term)
          .filter((term) => !filler.has(term)),
  processTerm: (term) => term,
};

export const createIndex = (): MiniSearch<IndexedSection> => new MiniSearch(indexOptions);

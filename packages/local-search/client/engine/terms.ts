import MiniSearch, {type Options} from 'minisearch';
import {tokenize, words} from './tokenize';
import {filler} from './words';

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
  /** The headings above the section, and the category of the page. */
  readonly path: string;
  readonly content: string;
}

/** The index of all words, by the section that contains them. */
export type Terms = MiniSearch<IndexedSection>;

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

export const createTerms = (): Terms => new MiniSearch(indexOptions);

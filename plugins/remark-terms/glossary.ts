import type {DocsPage} from '../docs-pages';

/** A term as its page defines it. */
export interface Term {
  readonly route: string;
  readonly definition: string;
  /** Ways of writing the term, exactly as they stand in a text. */
  readonly mentions: readonly string[];
  /** Longer phrases in which these words mean something else. */
  readonly unlike: readonly string[];
}

/** Where in a text a term is mentioned. */
export interface Mention {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** The pages of terms have a folder of their own. */
export const isTermRoute = (route: string): boolean => route.startsWith('/docs/terminology/');

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The terms that the pages below `docs/terminology` define. */
export const glossaryOf = (pages: readonly DocsPage[]): Term[] =>
  pages
    .filter(({route}) => isTermRoute(route))
    .map(({route, frontMatter}) => ({
      route,
      definition: String(frontMatter.description),
      mentions: strings(frontMatter.mentions),
      unlike: strings(frontMatter.unlike),
    }));

/** Whole words; a line may end between two of them. */
const phrase = (words: string): RegExp =>
  new RegExp(
    `(?<![\\w-])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')}(?![\\w-])`,
    'g',
  );

const rangesOf = (text: string, phrases: readonly string[]) =>
  phrases.flatMap((words) =>
    [...text.matchAll(phrase(words))].map(({0: found, index}) => ({
      start: index,
      end: index + found.length,
    })),
  );

/** The first mention of one of the terms in a text; of two at one place, the longer. */
export const firstMention = (text: string, terms: readonly Term[]): Mention | undefined =>
  terms
    .flatMap((term) => {
      const others = rangesOf(text, term.unlike);
      return rangesOf(text, term.mentions)
        .filter(({start, end}) => !others.some((other) => other.start < end && other.end > start))
        .map((range): Mention => ({term, ...range}));
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];

import type {DocsPage} from '../pages';

/** A term and its definition. */
export interface Term {
  readonly route: string;
  readonly definition: string;
  /** The exact spellings of the term. */
  readonly mentions: readonly string[];
  /** Longer phrases in which these words mean something else. */
  readonly unlike: readonly string[];
}

/** The position of a term in a text. */
export interface Mention {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** The pages of terms have their own folder. */
export const isTermRoute = (route: string): boolean => route.startsWith('/docs/terminology/');

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Lists the terms that the pages in `docs/terminology` define. */
export const glossaryOf = (pages: readonly DocsPage[]): Term[] =>
  pages
    .filter(({route}) => isTermRoute(route))
    .map(({route, frontMatter}) => ({
      route,
      definition: String(frontMatter.description),
      mentions: strings(frontMatter.mentions),
      unlike: strings(frontMatter.unlike),
    }));

const known = new Map<string, RegExp>();

/** Matches whole words, which may be on different lines. Every text of every page is searched for all phrases. */
const phrase = (words: string): RegExp => {
  const pattern =
    known.get(words) ??
    new RegExp(
      `(?<![\\w-])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')}(?![\\w-])`,
      'g',
    );
  known.set(words, pattern);
  return pattern;
};

const rangesOf = (text: string, phrases: readonly string[]) =>
  phrases.flatMap((words) =>
    [...text.matchAll(phrase(words))].map(({0: found, index}) => ({
      start: index,
      end: index + found.length,
    })),
  );

/**
 * Finds the first mention of any of the terms. If two terms start at the same position, the longer one wins.
 */
export const firstMention = (text: string, terms: readonly Term[]): Mention | undefined =>
  terms
    .flatMap((term) => {
      const mentions = rangesOf(text, term.mentions);
      const others = mentions.length === 0 ? [] : rangesOf(text, term.unlike);
      return mentions
        .filter(({start, end}) => !others.some((other) => other.start < end && other.end > start))
        .map((range): Mention => ({term, ...range}));
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];

/** A word in a text: lowercase and without a plural s, with its position. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Versions are single words. `_` joins the words of an environment variable. */
const word = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;

/** `useCurrentFrame` → use, Current, Frame; `ACME_AWS_KEY` → ACME, AWS, KEY. */
const partStart = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;

/** A capital S after lowercase letters starts the next word of a name: `transitionS` is not a plural. */
const hasPluralEnding = (text: string): boolean => text.endsWith('s') || /^\P{Ll}+S$/u.test(text);

/** Readers search for both "props" and "a prop". */
export const normalize = (text: string): string => {
  const term = text.toLowerCase();
  return term.length > 3 && hasPluralEnding(text) && !/(?:ss|us|is)$/.test(term)
    ? term.slice(0, -1)
    : term;
};

const parts = (text: string, offset: number): Token[] => {
  const found: Token[] = [];
  let at = 0;
  for (const part of text.split(partStart)) {
    const start = text.indexOf(part, at);
    at = start + part.length;
    if (part !== '') {
      found.push({term: normalize(part), start: offset + start, end: offset + at});
    }
  }
  return found.length > 1 ? found : [];
};

/** Splits a text into words. Identifiers are single words. */
export const words = (text: string): Token[] =>
  [...text.matchAll(word)].map(({0: found, index: start}) => ({
    term: normalize(found),
    start,
    end: start + found.length,
  }));

/** Splits a text into words. Identifiers result in the identifier and the words that it consists of. */
export const tokenize = (text: string): Token[] =>
  words(text).flatMap((whole) => [
    whole,
    ...parts(text.slice(whole.start, whole.end), whole.start),
  ]);

/** The words of a query as typed. Identifiers are single words. */
export const queryWords = (query: string): string[] => words(query).map(({term}) => term);

/** Numbers vary from message to message. */
const withoutNumbers = (term: string): string => term.replace(/\d+/g, '0');

/** Each three consecutive words of a text. They identify a message even if only a part of it is known. */
export const phrases = (text: string): string[] => {
  const terms = queryWords(text).map(withoutNumbers);
  return [...new Set(terms.slice(2).map((_, at) => terms.slice(at, at + 3).join(' ')))];
};

/** Normalizes the spellings of a name: "use current frame" and `useCurrentFrame()` are equal. */
export const nameKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A word of a text, lower-cased and without a plural s, and where it stands. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Versions stay whole; `_` joins the words of an environment variable. */
const word = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;

/** `useCurrentFrame` → use, Current, Frame; `REMOTION_AWS_KEY` → REMOTION, AWS, KEY. */
const partStart = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;

/** Readers ask for "props" and "a prop" alike. */
export const normalize = (text: string): string => {
  const term = text.toLowerCase();
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is)$/.test(term)
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

/** The words of a text, identifiers whole. */
export const words = (text: string): Token[] =>
  [...text.matchAll(word)].map(({0: found, index: start}) => ({
    term: normalize(found),
    start,
    end: start + found.length,
  }));

/** The words of a text. An identifier counts as itself and as the words it is made of. */
export const tokenize = (text: string): Token[] =>
  words(text).flatMap((whole) => [
    whole,
    ...parts(text.slice(whole.start, whole.end), whole.start),
  ]);

/** The words of a query as typed: identifiers stay whole. */
export const queryWords = (query: string): string[] => words(query).map(({term}) => term);

/** Two ways of writing one name are equal in this form: "use current frame", `useCurrentFrame()`. */
export const nameKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

import {align, wordsOf, type Alignment} from './align';
import {normalize, placeholder} from './normalize';

/** Whether a word is a name that the code can fill in, such as an option of the page. */
export type IsName = (word: string) => boolean;

/** Finds quoted messages in the texts of the code. */
export interface Explainer {
  /** Whether the code can print a message. */
  explains(message: string, isName: IsName): boolean;
  /** Returns the text of which a message is only the beginning. Undefined if the message ends with `…`, or is a whole text. */
  longer(message: string, isName: IsName): string | undefined;
  /** Returns the text that is most similar to a message, to suggest a correction. */
  nearest(message: string): string | undefined;
}

/** How many of the most similar texts a message is compared with. */
const mostCandidates = 25;

/** Longer texts are code or licenses, not messages. */
const longestText = 2000;

/** A message with fewer words of the code must not contain other words than values. */
const fewestForAnyWord = 4;

/** A message that is filled in has at least this many words of the code. Otherwise, it may be any word. */
const fewestNested = 2;

/** A quotation with fewer words of the code may be the name of a message, such as `Encoder error`. */
const fewestCutOff = 4;

/** How deep a message may be nested in another message: `Encoder error: No such file or directory`. */
const deepest = 2;

const nothing: Alignment = {filled: [], literalWords: 0};

/** Words for values that JavaScript prints. */
const values = new Set(
  'undefined null true false string number boolean object function bigint symbol'.split(' '),
);

/**
 * @param texts the texts of the code, with `…` for the parts that it fills in
 * @param contains whether a program whose texts can't be read contains a message
 */
export function explainer(
  texts: readonly string[],
  contains: (message: string) => boolean = () => false,
): Explainer {
  const messages = texts.filter(({length}) => length <= longestText);
  const index = indexOf(messages);

  const candidatesFor = (message: string, most: number): string[] => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(message))) {
      const places = index.get(word) ?? [];
      const weight = Math.log(messages.length / places.length + 1);
      places.forEach((place) => scores.set(place, (scores.get(place) ?? 0) + weight));
    }
    return [...scores]
      .sort(([a, first], [b, second]) => second - first || a - b)
      .slice(0, most)
      .map(([place]) => messages[place] ?? '');
  };

  /** Returns how many words of a message are in the code, or 0 if the code can't print the message. */
  const literalWordsOf = (message: string, isName: IsName, depth: number): number => {
    const quoted = normalize(message);
    const words = wordsOf(quoted);
    const candidates = candidatesFor(quoted, mostCandidates);
    let found = 0;
    for (const text of candidates) {
      found = Math.max(found, literalWordsIn(quoted, text, isName, depth));
      if (found === words.length) {
        return found;
      }
    }
    if (contains(quoted.replaceAll(/'[^']*'/g, `'${placeholder}'`))) {
      return words.length;
    }
    // Otherwise, a text with many placeholders would hide a wrong word in a quotation of another text.
    return candidates.some((text) => sharedWords(words, wordsOf(text)) > found) ? 0 : found;
  };

  const literalWordsIn = (quoted: string, text: string, isName: IsName, depth: number): number => {
    const alignment = align(quoted, text);
    if (alignment === undefined || alignment.literalWords === 0) {
      return 0;
    }
    const {filled, literalWords} = alignment;
    // If the rest of the message is clear, one word of any kind can be filled in: `subset: greek`.
    const most = literalWords >= fewestForAnyWord ? 1 : 0;
    const isFilled = (part: string) =>
      part.split(/\s+/).filter((word) => !isValue(word, isName)).length <= most;
    // A text such as `… of …` would match any two values.
    if (literalWords < filled.filter(isFilled).flatMap(wordsOf).length - 1) {
      return 0;
    }
    let sum = literalWords;
    for (const part of filled) {
      const isSentence = part.split(/\s+/).some((word) => !isValue(word, isName));
      const nested =
        depth < deepest && isSentence && wordsOf(part).length >= fewestNested
          ? nestedWordsOf(part, isName, depth)
          : 0;
      if (nested < fewestNested && !isFilled(part)) {
        return 0;
      }
      sum += nested < fewestNested ? 0 : nested;
    }
    return sum;
  };

  /** The same for a text that is filled in: another message, optionally with values before or after it. */
  const nestedWordsOf = (text: string, isName: IsName, depth: number): number => {
    const words = text.split(/\s+/);
    const first = words.findIndex((word) => !isValue(word, isName));
    const last = words.findLastIndex((word) => !isValue(word, isName));
    const parts = [
      words,
      words.slice(first),
      words.slice(0, last + 1),
      words.slice(first, last + 1),
    ].map((part) => part.join(' ').replaceAll(/^["'`(]+|["'`),:]+$/g, ''));
    return [...new Set(parts)].reduce(
      (most, part) => Math.max(most, literalWordsOf(part, isName, depth + 1)),
      0,
    );
  };

  return {
    explains: (message, isName) =>
      literalWordsOf(message, isName, 0) > 0 ||
      literalWordsOf(message.replace(/^(?:[A-Z][a-z]*)?Error: /, ''), isName, 0) > 0,
    longer: (message, isName) => {
      const quoted = normalize(message);
      const begun = candidatesFor(quoted, mostCandidates).flatMap((text) => {
        const {rest, filled, literalWords} = align(quoted, text) ?? nothing;
        const isFilled = filled.every((part) =>
          part.split(/\s+/).every((word) => isValue(word, isName)),
        );
        return rest !== undefined && isFilled && literalWords >= fewestCutOff ? [{text, rest}] : [];
      });
      const isWhole =
        quoted.endsWith(placeholder) || begun.some(({rest}) => wordsOf(rest).length === 0);
      return isWhole ? undefined : begun[0]?.text;
    },
    nearest: (message) => candidatesFor(normalize(message), 1)[0],
  };
}

/** Returns the positions of the texts that contain each word. */
function indexOf(texts: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const places = index.get(word);
      if (places) {
        places.push(place);
      } else {
        index.set(word, [place]);
      }
    }
  }
  return index;
}

/** Returns how many words two texts share in the same order. */
function sharedWords(words: readonly string[], others: readonly string[]): number {
  let row = new Array<number>(others.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    for (const [at, other] of others.entries()) {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Whether a word can be a value that the code fills in: a number, a path, a URL, a name, or a word that isn't a word of
 * a sentence, such as `us-east-1` or `MyVideo`. Otherwise, the word must be in the code.
 */
function isValue(text: string, isName: IsName): boolean {
  const word = text.replace(/^[("'`<[{]+/, '').replace(/[("'`>\]}.:;,/)]+$/, '');
  return (
    !/\p{L}/u.test(word) ||
    /[\p{N}./:\\@=_-]|^\p{Lu}|\p{Ll}\p{Lu}/u.test(word) ||
    values.has(word) ||
    isName(word)
  );
}

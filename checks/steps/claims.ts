import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';

/** What a number measures: `frame` is a position, `frames` a duration, and `number` has no unit. */
export type Unit =
  | 'bytes'
  | 'fps'
  | 'frame'
  | 'frames'
  | 'hertz'
  | 'milliseconds'
  | 'number'
  | 'percent'
  | 'pixels'
  | 'range'
  | 'seconds'
  | 'size';

/** A text in the source of a page. */
export interface Token {
  readonly text: string;
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

/** A name in inline code or a number in a sentence of “Check that it works”. */
export interface Claim {
  readonly kind: 'name' | 'number';
  /** As the page shows it: `Title`, `3 seconds`, `frames 15 to 29`. */
  readonly text: string;
  /** The unit of a number. */
  readonly unit?: Unit;
  /** The name, the number, or both numbers of a size or of a range: `48,000`, `1.6`. */
  readonly tokens: readonly Token[];
  /** Where it starts in the text of the paragraph. */
  readonly index: number;
}

/** Units as pages write them after a number. */
const units: readonly (readonly [Unit, RegExp])[] = [
  ['fps', /^ (?:frames per second|fps)\b/],
  ['frames', /^ (?:more )?(?:video )?frames?\b/],
  ['milliseconds', /^ (?:milliseconds?|ms)\b/],
  ['seconds', /^ seconds?\b/],
  ['pixels', /^ (?:pixels?|px)\b/],
  ['percent', /^ ?%/],
  ['hertz', /^ Hz\b/],
  ['bytes', /^ [kMG]?B\b/],
];

const number = String.raw`\d[\d,]*(?:\.\d+)?(?<!,)`;
const list = String.raw`${number}(?:(?:,|,?\s(?:and|or|instead\sof|of\sthe))\s${number}(?!\w))*`;

/** A size, a range of frames, numbers after their unit, or any other numbers. */
const phrases = new RegExp(
  [
    String.raw`(?<size>(?<!\w)${number}\s(?:by|x|×)\s${number})`,
    String.raw`(?<range>\bframes?\s${number}\sto\s${number})`,
    String.raw`\b(?<noun>frames?|seconds?)\s(?:(?<=s\s)${list}|${number})`,
    String.raw`(?<![\w.])${list}(?!\w|\.\d)`,
  ].join('|'),
  'gi',
);

/** The numbers of the steps of a page, which are headings, and of the items of a list. */
const stepNumbers = /\bsteps?\s\d+(?:,\s\d+)*(?:\sand\s\d+)?/gi;

/** Blanks out text without moving the rest. */
const blank = (text: string): string => text.replaceAll(/\S/g, '\0');

/** Returns the unit of a number, and the text of both. */
const measured = (
  text: string,
  noun: string | undefined,
  after: string,
): Pick<Claim, 'text' | 'unit'> => {
  if (noun !== undefined) {
    return {text: `${noun} ${text}`, unit: /^f/i.test(noun) ? 'frame' : 'seconds'};
  }
  for (const [unit, pattern] of units) {
    const found = pattern.exec(after);
    if (found) {
      return {text: `${text}${found[0]}`, unit};
    }
  }
  return {text, unit: 'number'};
};

/**
 * Returns the names and the numbers in a paragraph. Numbers in words, such as “three”, and the numbers of steps aren't
 * among them.
 */
export const claimsIn = (paragraph: Paragraph): Claim[] => {
  const claims: Claim[] = [];
  const {line: firstLine = 1, column: indented = 1} = paragraph.position?.start ?? {};
  let prose = '';
  const places: {readonly index: number; readonly line: number; readonly column: number}[] = [];
  visit(paragraph, (node) => {
    const value = 'value' in node ? node.value : 'alt' in node ? node.alt : undefined;
    if (typeof value !== 'string') {
      return;
    }
    const index = prose.length;
    const {line, column} = node.position?.start ?? {line: firstLine, column: indented};
    places.push({index, line, column});
    if (node.type === 'inlineCode') {
      claims.push({
        kind: 'name',
        text: flat(node.value),
        tokens: [{text: node.value, line, column: column + 1}],
        index,
      });
    }
    prose += node.type === 'text' ? value : blank(value);
  });
  const tokenAt = (start: number, text: string): Token => {
    const node = places.findLast(({index}) => index <= start);
    const before = prose.slice(node?.index ?? 0, start).split('\n');
    return {
      text,
      line: (node?.line ?? firstLine) + before.length - 1,
      // The following lines of a paragraph start below its first character.
      column: (before.length === 1 ? (node?.column ?? 1) : indented) + (before.at(-1) ?? '').length,
    };
  };
  for (const {0: phrase, index, groups = {}} of prose
    .replaceAll(stepNumbers, blank)
    .matchAll(phrases)) {
    const tokens = [...phrase.matchAll(new RegExp(number, 'g'))].map((found) =>
      tokenAt(index + found.index, found[0]),
    );
    if (groups['size'] ?? groups['range']) {
      const unit = groups['size'] ? 'size' : 'range';
      claims.push({kind: 'number', text: flat(phrase), unit, tokens, index});
    } else {
      const after = prose.slice(index + phrase.length).replaceAll('\n', ' ');
      claims.push(
        ...tokens.map((token): Claim => ({
          kind: 'number',
          ...measured(token.text, groups['noun'], after),
          tokens: [token],
          index,
        })),
      );
    }
  }
  return claims.sort((a, b) => a.index - b.index);
};

/** On one line. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

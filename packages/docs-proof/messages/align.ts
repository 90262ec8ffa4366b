import {normalize, placeholder} from './normalize';

/** How a quotation follows a text of the code. */
export interface Alignment {
  /** What the quotation has for each part that the code fills in, in order. Only parts that aren't empty. */
  readonly filled: readonly string[];
  /** How many words of the quotation are words of the code. */
  readonly literalWords: number;
  /** What follows in the text of the code. Undefined if the quotation isn't the beginning of the text. */
  readonly rest?: string;
}

const impossible = 65_535;

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A position between two characters that doesn't split a word. */
const isBoundary = (text: string, at: number): boolean =>
  !(isWordCharacter(text[at - 1]) && isWordCharacter(text[at]));

/**
 * Aligns a quotation with a text of the code, or with a part of it. A placeholder in the text stands for any part of
 * the quotation, and a placeholder in the quotation stands for any part of the text.
 *
 * @returns the alignment in which the code fills in the fewest characters, or undefined if there is none
 */
export function align(quoted: string, shipped: string): Alignment | undefined {
  const width = shipped.length + 1;
  const rest = fewestFilled(quoted, shipped);
  let start = -1;
  let least = impossible;
  for (let column = 0; column < width; column++) {
    const filled = rest[column] ?? impossible;
    if (filled < least && isBoundary(shipped, column)) {
      start = column;
      least = filled;
    }
  }
  return start === -1 ? undefined : trace(quoted, shipped, start, rest);
}

/**
 * Returns how many characters the code fills in at least, for each end of the quotation (row) and each end of the
 * text (column).
 */
function fewestFilled(quoted: string, shipped: string): Uint16Array {
  const width = shipped.length + 1;
  const rest = new Uint16Array((quoted.length + 1) * width).fill(impossible);
  for (let column = 0; column < width; column++) {
    rest[quoted.length * width + column] = isBoundary(shipped, column) ? 0 : impossible;
  }
  for (let row = quoted.length - 1; row >= 0; row--) {
    const isOpen = quoted[row] === placeholder;
    for (let column = width - 1; column >= 0; column--) {
      const at = row * width + column;
      const below = rest[at + width] ?? impossible;
      const right = column + 1 < width ? (rest[at + 1] ?? impossible) : impossible;
      let least = impossible;
      if (column + 1 < width && quoted[row] === shipped[column]) {
        least = rest[at + width + 1] ?? impossible;
      }
      if (isOpen) {
        least = Math.min(least, below, right);
      }
      if (shipped[column] === placeholder) {
        least = Math.min(least, right, below + 1);
      }
      rest[at] = least;
    }
  }
  return rest;
}

function trace(quoted: string, shipped: string, start: number, rest: Uint16Array): Alignment {
  const width = shipped.length + 1;
  const filled: string[] = [];
  let literal = '';
  let isFilling = false;
  let [row, column] = [0, start];
  while (row < quoted.length) {
    const at = row * width + column;
    const left = rest[at];
    const isSame = quoted[row] === shipped[column] && rest[at + width + 1] === left;
    const isOpen = quoted[row] === placeholder;
    if (isSame) {
      literal += quoted[row] ?? '';
      isFilling = false;
      row++;
      column++;
    } else if ((isOpen || shipped[column] === placeholder) && rest[at + 1] === left) {
      isFilling = false;
      column++;
    } else if (isOpen && rest[at + width] === left) {
      row++;
    } else {
      filled.push((isFilling ? (filled.pop() ?? '') : '') + (quoted[row] ?? ''));
      literal += ' ';
      isFilling = true;
      row++;
    }
  }
  return {
    filled: filled.map((text) => text.trim()).filter((text) => text !== ''),
    literalWords: wordsOf(literal).length,
    rest: start === 0 ? shipped.slice(column) : undefined,
  };
}

/** Returns the words of a text: runs of letters. */
export const wordsOf = (text: string): string[] => normalize(text).match(/\p{L}+/gu) ?? [];

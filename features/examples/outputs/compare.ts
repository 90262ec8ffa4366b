/** The result of an expression. */
export interface Value {
  /** `String(value)`. */
  string: string;
  /** The value as `console.log()` prints it inside of an object: strings have quotes. */
  inspected: string;
  /** The message of the error that the expression throws. */
  threw?: string;
}

const ellipsis = '…';

/**
 * Whether a program prints exactly what a page shows. On the page, a line that consists of `…` represents any number of
 * lines, and `…` within a line any text.
 */
export function isPrinted(shown: string, printed: string): boolean {
  return matchesWithEllipsis(trimEnds(shown), trimEnds(printed));
}

/** Spaces at the ends of lines and blank lines at the end aren't visible. */
const trimEnds = (text: string): string => text.replaceAll(/[ \t]+$/gm, '').trimEnd();

function matchesWithEllipsis(shown: string, printed: string): boolean {
  const pattern = shown
    .split('\n')
    .map((line) =>
      line.trim() === ellipsis ? '(?:.*\n)*?.*' : line.split(ellipsis).map(escapeRegExp).join('.*'),
    )
    .join('\n');
  return new RegExp(`^${pattern}$`).test(printed);
}

/** Whether a text contains a message in which `…` represents any text. */
export const contains = (text: string, message: string): boolean =>
  new RegExp(message.split(ellipsis).map(escapeRegExp).join('.*'), 's').test(text);

const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * Whether an expression has the value that a page states.
 *
 * @param shown a number, or the text of inline code
 * @param rounded whether the page says that the number is rounded. Otherwise, each digit must be the same.
 */
export function isValue(shown: string, value: Value, rounded = false): boolean {
  if (value.threw !== undefined) {
    return false;
  }
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(shown) ? shown.replaceAll(',', '') : shown;
  const digits = /^-?\d+(?:\.(\d+))?$/.exec(plain);
  if (rounded && digits) {
    return Number(value.string).toFixed(digits[1]?.length ?? 0) === plain;
  }
  if (digits) {
    return plain === value.string;
  }
  return [value.string, value.inspected, withDoubleQuotes(value.inspected)].some((text) =>
    matchesWithEllipsis(plain, text.replaceAll(/\s+/g, ' ')),
  );
}

const withDoubleQuotes = (text: string): string => text.replaceAll("'", '"');

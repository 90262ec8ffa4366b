/** Custom properties of one color mode: name to text, as the sheet writes it. */
export type Tokens = ReadonlyMap<string, string>;

const blockOf = (sheet: string, selector: string): Tokens => {
  const start = sheet.indexOf(`\n${selector} {`);
  if (start === -1) {
    throw new Error(`The sheet has no rule for ${selector}.`);
  }
  const block = sheet.slice(start, sheet.indexOf('\n}', start)).replace(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
};

/** The tokens of the light and of the dark mode; what the dark mode does not set is that of the light. */
export const readTokens = (sheet: string): {light: Tokens; dark: Tokens} => {
  const light = blockOf(sheet, ':root');
  return {light, dark: new Map([...light, ...blockOf(sheet, "[data-theme='dark']")])};
};

/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/**
 * The color of a token, through `var()`.
 *
 * @throws when the token is not set or is no color of three or six hex digits
 */
export const colorOf = (tokens: Tokens, name: string): Rgb => {
  const value = tokens.get(name);
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference !== undefined) {
    return colorOf(tokens, reference);
  }
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? '')?.[1];
  if (digits === undefined) {
    throw new Error(`${name} is ${value ?? 'not set'}, which is no color of hex digits.`);
  }
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (index: number) => Number.parseInt(full.slice(index, index + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (color: Rgb): number => {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = color.map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colors, from 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** A pair of tokens, and the contrast that it needs. */
export interface Pair {
  readonly ink: string;
  readonly ground: string;
  readonly least: number;
}

/** The pairs whose contrast is too low, one line each. */
export const tooLow = (tokens: Tokens, pairs: readonly Pair[]): string[] =>
  pairs.flatMap(({ink, ground, least}) => {
    const ratio = contrast(colorOf(tokens, ink), colorOf(tokens, ground));
    return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)} of ${least}`] : [];
  });

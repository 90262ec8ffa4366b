/**
 * Compares the names and the numbers that a reader must see with what is executed for the page.
 *
 * A name must occur as a whole, and a number must occur where it measures the same: `3 seconds` needs a duration of 3
 * seconds, not any 3. This is weaker than to compare the statement. It finds a name that doesn't exist and a number that
 * nothing produces, but not a sentence that confuses two numbers of the same page, nor a wrong verb. Actions in the Studio
 * and tests that quote a sentence prove the statement itself.
 */
import type {Claim, Unit} from './claims';

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Whether a text contains a name that isn't a part of a longer one. A tag may have attributes. */
const hasName = (text: string, name: string): boolean => {
  const [, tag] = /^<([A-Za-z]\w*)>$/.exec(name) ?? [];
  const start = /^[\w$]/.test(name) ? String.raw`(?<![\w$-])` : '';
  const end = tag !== undefined || /[\w$]$/.test(name) ? String.raw`(?![\w$-])` : '';
  return new RegExp(`${start}${escaped(tag === undefined ? name : `<${tag}`)}${end}`).test(text);
};

const number = String.raw`(?<![\w.])(\d+(?:\.\d+)?)(?!\w|\.\d)`;

/** A pattern in which `N` stands for a number. */
const patternOf = (source: string): RegExp => new RegExp(source.replaceAll('N', number), 'g');

/** A value, `=`, `: ` or `={` after a name, and quotes around both. */
const is = String.raw`['"]?(?:=|: |=\{| = )['"]?`;

/** Where numbers with a unit occur in commands, outputs, code and expected results, and the factor to that unit. */
const measured: Readonly<Partial<Record<Unit, readonly (readonly [RegExp, number])[]>>> = {
  fps: [
    [patternOf(String.raw`\b(?:fps|frame_rate)${is}N`), 1],
    [patternOf(String.raw`\n\w+ +N +\d+x\d+ `), 1],
  ],
  frame: [[patternOf(String.raw`\b(?:(?:frame|from)${is}|[Ff]rames? |frame\()N`), 1]],
  frames: [
    [patternOf(String.raw`\b(?:\w*[Ff]rames\w*|nb_read_packets|premountFor|trimBefore)${is}N`), 1],
    [patternOf(String.raw`N (?:frames\b|\(\d+\.\d\d sec\))`), 1],
  ],
  bytes: [[patternOf('N [kMG]?B'), 1]],
  hertz: [[patternOf('N Hz'), 1]],
  seconds: [
    [patternOf(String.raw`\b(?:duration|\w*Second)${is}N`), 1],
    [patternOf(String.raw`\(N sec\)`), 1],
    [/(?<![\w.])(\d+(?:\.\d+)?)us\b/g, 1e-6],
  ],
  milliseconds: [[patternOf(String.raw`Milliseconds${is}N`), 1]],
};

/** The quotients that FFprobe prints as frame rates: `50/3`. */
const quotientsIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.])(\d+)\/(\d+)(?![\w.])/g)].map(([, a, b]) => Number(a) / Number(b));

/** The lengths and the ends of ranges of frames, which the examples print: 10 and 20 for `frames 10 to 19`. */
const lengthsIn = (text: string): number[] =>
  [...text.matchAll(/\bframes (\d+) to (\d+)/g)].flatMap(([, first, last]) => [
    Number(last) + 1 - Number(first),
    Number(last) + 1,
  ]);

const valuesIn = (text: string, unit: Unit): number[] =>
  (measured[unit] ?? [[patternOf('N'), 1] as const]).flatMap(([pattern, factor]) =>
    [...text.matchAll(pattern)].map(([, value]) => Number(value) * factor),
  );

/** Whether the evidence has both numbers of a size or of a range of frames side by side. */
const hasPair = (text: string, unit: Unit, [a = 0, b = 0]: readonly number[]): boolean =>
  new RegExp(
    unit === 'size'
      ? String.raw`(?<![\w.])${a}x${b}\b|\bwidth${is}${a}\W+height${is}${b}\b`
      : String.raw`(?<![\w.])${a}(?: to |-)${b}\b`,
  ).test(text);

/** Whether what is executed has what a sentence states. */
export const isBacked = (
  {kind, text, unit = 'number', tokens}: Claim,
  evidence: string,
): boolean => {
  if (kind === 'name') {
    return hasName(evidence.replaceAll('?.', '.').replaceAll(/\s+/g, ' '), text);
  }
  const stated = tokens.map((token) => token.text.replaceAll(',', ''));
  const [first = ''] = stated;
  if (stated.length > 1) {
    return hasPair(evidence, unit, stated.map(Number));
  }
  const decimals = (first.split('.')[1] ?? '').length;
  const values = [
    ...valuesIn(evidence, unit),
    ...(unit === 'frames' ? lengthsIn(evidence) : []),
    ...(unit === 'fps' || unit === 'number' ? quotientsIn(evidence) : []),
  ];
  return values.some((value) => value.toFixed(decimals) === first);
};

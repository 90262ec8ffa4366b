const inBaseUnit = {
  ms: 1,
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  bytes: 1,
  KB: 1000,
  MB: 1_000_000,
  GB: 1_000_000_000,
} as const;

/** Units of numbers. Versions are compared as text. */
export type Unit = keyof typeof inBaseUnit | 'version';

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Verbs and negations have several forms. */
const forms: Readonly<Record<string, string>> = {
  amplifies: 'amplify',
  "doesn't": "don't",
  renders: 'render',
};

/**
 * Converts a value to a form in which equal values are the same: `30 seconds`, `30,000` milliseconds and
 * `half a minute` are 30000, and `three` is 3.
 *
 * @param unit the unit of a number that has none
 */
export function normalize(text: string, unit?: Unit): number | string {
  const plain = text.trim().replaceAll('’', "'").toLowerCase();
  if (unit === 'version') {
    return plain.replace(/\.0$/, '');
  }
  const [, digits = '', named] = /^(.*?)(?:\s*([a-z]+))?$/.exec(plain) ?? [];
  const own = named === undefined ? undefined : unitOf(named);
  const value = numberIn(own === undefined ? plain : digits);
  return value === undefined ? (forms[plain] ?? plain) : value * inBaseUnit[own ?? unit ?? 'ms'];
}

function unitOf(name: string): keyof typeof inBaseUnit | undefined {
  const units = Object.keys(inBaseUnit) as (keyof typeof inBaseUnit)[];
  return units.find((each) => [name, `${name}s`].includes(each.toLowerCase()));
}

function numberIn(text: string): number | undefined {
  const trimmed = text.trim().replace(/^half an?$/, 'half');
  if (trimmed === 'half') {
    return 0.5;
  }
  const index = words.indexOf(trimmed);
  if (index !== -1) {
    return index;
  }
  return /^-?\d+(?:,\d{3})*(?:\.\d+)?$/.test(trimmed)
    ? Number(trimmed.replaceAll(',', ''))
    : undefined;
}

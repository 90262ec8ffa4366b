import type {Step} from '../../../examples/define';
import {isPrinted} from '../outputs/compare';
import {screenOf} from './screen';

type Mask = NonNullable<Step['masks']>[number];

/** Output that only this repository produces and that a reader's project doesn't show. */
const ofThisMachine: readonly RegExp[] = [
  // The packages of the site have different versions: see features/toolkit/packages.ts.
  /^-{5,}\nVersion mismatch:\n[\s\S]*?\n-{5,}\n+/gm,
  // A browser with a window requests an icon, and may be closed before it gets a response.
  /^.*\/favicon\.ico.*\n/gm,
  // Another example took the port between the search for a free one and its use.
  /^Port \d+ is already in use\. Trying another port\.\.\.\n/gm,
];

/** Parts of the toolkit's output that differ with each run or machine. */
const ofEveryRun: readonly Mask[] = [
  [/(?<=━ )\d+ms/g, '1234ms'],
  [/(?<=^Built in )\d+ms/gm, '1234ms'],
  // The Studio starts its server and builds the project at the same time.
  [/^(Built in \d+ms)\n(Server ready .*)$/gm, '$2\n$1'],
  [/(?<=^Concurrency +)\d+x/gm, '1x'],
  // A render serves its bundle on the first free port from 3000 on, and other examples render at the same time.
  [/(?<=localhost(?::|%3A))30\d\d\b/g, '3000'],
];

/**
 * Converts the output of a step to what a reader sees.
 *
 * @param printed everything that the step printed
 * @param folder absolute path of the example, which is replaced with the path of a reader's project
 */
export const outputOf = (printed: string, folder: string): string =>
  ofThisMachine
    .reduce((text, pattern) => text.replace(pattern, ''), screenOf(printed))
    // The removed text may have been at the start.
    .replace(/^\n+/, '')
    .replaceAll(folder, '/path/to/my-video');

const masked = (text: string, masks: readonly Mask[]): string =>
  [...ofEveryRun, ...masks].reduce(
    (result, [pattern, replacement]) => result.replaceAll(globally(pattern), replacement),
    text,
  );

/** What differs between the project of an example and that of a reader who has followed other guides. */
const ofEveryProject: readonly Mask[] = [
  // Only printed if no earlier command has bundled the project.
  [/^.*Cached bundle\..*\n/gm, ''],
  // Columns are as wide as their longest entry.
  [/ +/g, ' '],
  // Fast machines report their progress less often.
  [/^ *\d+ %\n/gm, ''],
  // The Studio prints the address of the machine.
  [/, Network: .*/g, ''],
  // Encoders don't write exactly the same bytes on each machine.
  [/[\d.]+ [kM]B/g, '1 kB'],
];

/**
 * Finds a line that a page shows below a command, but that the command doesn't print. The command may print other lines
 * as well, for example about compositions of other guides. `…` stands for any text.
 *
 * @returns the line; undefined if each line is printed, in this order
 */
export const missingLine = (shown: string, printed: string): string | undefined => {
  const lines = masked(`${printed}\n`, ofEveryProject).split('\n');
  let next = 0;
  return masked(`${shown}\n`, ofEveryProject)
    .split('\n')
    .find((line) => {
      const found = lines.findIndex((each, index) => index >= next && isPrinted(line, each));
      next = found + 1;
      return found === -1;
    });
};

const globally = (pattern: RegExp): RegExp =>
  pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);

/**
 * Describes how a recorded output differs from a new one, apart from masked parts: the lines from the first to
 * the last difference, with `-` for the recorded and `+` for the new lines.
 *
 * @returns undefined if they are equal
 */
export const differenceOf = (
  recorded: string,
  printed: string,
  masks: readonly Mask[] = [],
): string | undefined => {
  const before = masked(recorded, masks).split('\n');
  const after = masked(printed, masks).split('\n');
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  if (start === before.length && start === after.length) {
    return undefined;
  }
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return [
    `@ line ${start + 1}`,
    ...before.slice(Math.max(0, start - 2), start).map((line) => `  ${line}`),
    ...before.slice(start, before.length - end).map((line) => `- ${line}`),
    ...after.slice(start, after.length - end).map((line) => `+ ${line}`),
    ...after
      .slice(after.length - end)
      .slice(0, 2)
      .map((line) => `  ${line}`),
  ].join('\n');
};

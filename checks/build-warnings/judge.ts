import type {AllowedWarning} from './allowed';

/** Docusaurus lists warnings about its configuration under this heading. */
const gathered = /^Docusaurus site warnings:$/;

/**
 * Returns the warnings in the output of a build, one text for each. A warning starts at `[WARNING]` or at a
 * Node.js warning, and ends at the next message.
 *
 * @param lines lines without color codes
 */
export const readWarnings = (lines: readonly string[]): string[] => {
  const blocks: string[][] = [];
  let open: string[] | undefined;
  for (const line of lines) {
    const warning = /^\[WARNING\] ?(.*)$/.exec(line) ?? /^(\(node:\d+\).*Warning.*)$/.exec(line);
    if (warning) {
      open = [warning[1] ?? ''];
      blocks.push(open);
    } else if (/^\[(?:INFO|SUCCESS|ERROR)\]|^… /.test(line)) {
      open = undefined;
    } else {
      open?.push(line);
    }
  }
  return blocks
    .flatMap(([first = '', ...rest]) =>
      gathered.test(first.trim())
        ? rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
        : [[first, ...rest].join('\n')],
    )
    .map((text) => text.trim());
};

/** The result of comparing the warnings of a build with the allowed warnings. */
export interface Verdict {
  /** Warnings that aren't allowed. */
  readonly unexpected: readonly string[];
  /** Allowed warnings that did not appear. */
  readonly stale: readonly AllowedWarning[];
}

/**
 * Compares the warnings of a build with the allowed warnings.
 *
 * @param node major version of Node.js that ran the build
 */
export const judgeWarnings = (
  warnings: readonly string[],
  all: readonly AllowedWarning[],
  node = parseInt(process.versions.node, 10),
): Verdict => {
  const allowed = all.filter(({sinceNode = 0}) => node >= sinceNode);
  return {
    unexpected: warnings.filter((warning) => !allowed.some(({text}) => warning.includes(text))),
    stale: allowed.filter(({text}) => !warnings.some((warning) => warning.includes(text))),
  };
};

/** Describes what to do. Returns an empty string if there is nothing to do. */
export const describeVerdict = ({unexpected, stale}: Verdict): string =>
  [
    ...unexpected.map(
      (warning) =>
        `${warning}\n  → Fix the cause. If you can't, add the warning with a reason to checks/build-warnings/allowed.ts.`,
    ),
    ...stale.map(
      ({text}) =>
        `The build no longer prints this warning: ${text}\n  → Remove the entry from checks/build-warnings/allowed.ts.`,
    ),
  ].join('\n\n');

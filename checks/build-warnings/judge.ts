import type {AllowedWarning} from './allowed';

/** Docusaurus gathers the warnings of its configuration under one heading, one item each. */
const gathered = /^Docusaurus site warnings:$/;

/**
 * The warnings in the output of a build, each as one text. A warning starts at `[WARNING]` or at a
 * warning of Node, and ends where the next message starts.
 *
 * @param lines without colours
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

/** What the warnings of one build come to. */
export interface Verdict {
  /** Warnings that nobody allowed. */
  readonly unexpected: readonly string[];
  /** Allowed warnings that did not appear. */
  readonly stale: readonly AllowedWarning[];
}

export const judgeWarnings = (
  warnings: readonly string[],
  allowed: readonly AllowedWarning[],
): Verdict => ({
  unexpected: warnings.filter((warning) => !allowed.some(({text}) => warning.includes(text))),
  stale: allowed.filter(({text}) => !warnings.some((warning) => warning.includes(text))),
});

/** The verdict for the person who has to act; empty when there is nothing to do. */
export const describeVerdict = ({unexpected, stale}: Verdict): string =>
  [
    ...unexpected.map(
      (warning) =>
        `${warning}\n  → Put it right. A warning that has to stand goes into checks/build-warnings/allowed.ts with its reason.`,
    ),
    ...stale.map(
      ({text}) =>
        `The build does not warn any more: ${text}\n  → Remove the entry from checks/build-warnings/allowed.ts.`,
    ),
  ].join('\n\n');

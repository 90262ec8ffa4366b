/** A problem with an entry. */
export interface EntryProblem {
  /** Path relative to the root of the repository, with forward slashes. */
  readonly file: string;
  /** The 1-based line. Undefined if the problem has no place in the file, such as a missing field. */
  readonly line?: number | undefined;
  /** What is wrong, including the field and its invalid value. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
}

/** Formats all problems of a folder as the message of the error that stops the build. */
export const formatProblems = (folder: string, problems: readonly EntryProblem[]): string =>
  [
    `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${folder}:`,
    ...problems.map(
      ({file, line, message, remedy}) =>
        `- ${file}${line === undefined ? '' : `:${line}`}: ${message} ${remedy}`,
    ),
  ].join('\n');

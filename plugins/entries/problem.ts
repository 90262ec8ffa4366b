/** A problem with an entry. */
export interface EntryProblem {
  /**
   * Path relative to the root of the repository, with forward slashes. May end with a colon and a line number.
   */
  readonly file: string;
  /** The path of the field: `next.0.to`. */
  readonly field?: string;
  /** What is wrong, including the invalid value. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
}

/** Formats all problems of a folder as the message of the error that stops the build. */
export const formatProblems = (folder: string, problems: readonly EntryProblem[]): string =>
  [
    `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${folder}:`,
    ...problems.map(
      ({file, field, message, remedy}) =>
        `- ${file}: ${field ? `\`${field}\` ` : ''}${message} ${remedy}`,
    ),
  ].join('\n');

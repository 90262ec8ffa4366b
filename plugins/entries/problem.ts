/** One thing that is wrong with an entry, told to the person who has to put it right. */
export interface EntryProblem {
  /** Path relative to the root of the repository, with forward slashes; a line follows a colon. */
  readonly file: string;
  /** The field, with dots and positions for one within another: `next.0.to`. */
  readonly field?: string;
  /** What is wrong, with the value at fault. */
  readonly message: string;
  /** What to write instead. */
  readonly remedy: string;
}

/** The message of the error that stops the build: every problem of a folder in its order. */
export const formatProblems = (folder: string, problems: readonly EntryProblem[]): string =>
  [
    `${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} not right in ${folder}:`,
    ...problems.map(
      ({file, field, message, remedy}) =>
        `- ${file}: ${field ? `\`${field}\` ` : ''}${message} ${remedy}`,
    ),
  ].join('\n');

/** A mistake in a source file that stops everything that reads the file. */
export class SourceError extends Error {
  /** 1-based. */
  readonly line: number;
  /** What is wrong, including the invalid value. */
  readonly problem: string;
  /** What to write instead. */
  readonly remedy: string;

  constructor(
    file: string,
    {line, problem, remedy}: Pick<SourceError, 'line' | 'problem' | 'remedy'>,
  ) {
    super(`${file}:${line}: ${problem} ${remedy}`);
    this.line = line;
    this.problem = problem;
    this.remedy = remedy;
  }
}

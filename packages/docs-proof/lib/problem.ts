/** A problem, described to the person who has to fix it. */
export interface Problem {
  /** Path relative to the root of the site, with forward slashes. */
  file: string;
  /** 1-based line in that file. */
  line: number;
  /** What is wrong, including the invalid word or value. */
  message: string;
  /** What to write instead. */
  remedy: string;
}

/** The result of a check. */
export interface Result {
  problems: Problem[];
  /** What was checked, in numbers: `1500 code blocks on 731 pages`. */
  summary: string;
  /** Other lines to print, such as what is still missing. */
  notes?: string[];
}

export interface CheckInput {
  /** Absolute path of the site. */
  root: string;
  /** Files to check (absolute, or relative to the root). If missing or empty, all files are checked. */
  files?: readonly string[];
}

export interface Check {
  /** Names it in the output, and in the command that runs only this check. */
  name: string;
  run(input: CheckInput): Promise<Result>;
}

/**
 * Formats problems as text, sorted by file and line, so that terminals and editors can link the
 * files.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message))
    .map(
      ({file, line, message, remedy}) =>
        `${file}:${line}\n  ${indent(message)}\n  → ${indent(remedy)}\n`,
    )
    .join('\n');
}

function indent(text: string): string {
  return text.trim().replaceAll('\n', '\n    ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

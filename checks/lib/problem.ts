/** One thing that is wrong, told to the person who has to put it right. */
export interface Problem {
  /** Path relative to the root of the repository, with forward slashes. */
  file: string;
  /** 1-based line in that file. */
  line: number;
  /** What is wrong, with the offending word or value. */
  message: string;
  /** What to write instead. */
  remedy: string;
}

/** What a check gives back: its problems, and the line that closes its output. */
export interface Result {
  problems: Problem[];
  /** What was looked at, in numbers: `1500 fences on 731 pages`. */
  summary: string;
  /** Lines for the reader that are no problems, such as what is still open. */
  notes?: string[];
}

export interface CheckInput {
  /** Absolute path of the repository. */
  root: string;
  /** Only these files (absolute, or relative to the root); all when absent or empty. */
  files?: readonly string[];
}

export interface Check {
  /** The name of its folder under `checks/`. */
  name: string;
  run(input: CheckInput): Promise<Result>;
}

/** Problems as text, sorted by file and line, in the form that terminals and editors make clickable. */
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

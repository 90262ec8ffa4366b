/** A place in a file. Generated files have no line that an author could edit, so it can be missing. */
export interface Location {
  /** Path relative to the root of the repository, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
}

/** One fault at one place: a range of a file that is replaced, or a file that is deleted. */
export interface Fault {
  /** The file to change. It is created if it doesn't exist. */
  readonly file: string;
  /** The range to replace, in characters, and the new text; or `delete`. */
  readonly change: {readonly start: number; readonly end: number; readonly text: string} | 'delete';
  /** Where a check should report the fault. One of the places is enough. */
  readonly reports: readonly Location[];
}

/** The files in which faults are looked for. */
export interface Tree {
  /** Lists the files that match a glob pattern, sorted. */
  list(pattern: string): readonly string[];
  /** @throws if the file doesn't exist */
  read(file: string): string;
}

/** A kind of fault. */
export interface Kind {
  /** Lowercase words with hyphens, unique: `broken-anchor`. */
  readonly name: string;
  /** What is wrong, in a few words, for the report: `a link to a missing heading`. */
  readonly what: string;
  /**
   * The checks that should detect it; one of them is enough. Names of checks of the pages and of the built site,
   * `build` (what the build validates), `types`, `types-examples`, `lint`, `css`, `format`, and `unit:` followed by the
   * file of a unit test.
   */
  readonly detectors: readonly string[];
  /** Whether the checks only detect it if they check all files. */
  readonly whole?: boolean;
  /** What the report must say. Use it if a message about something else could be at the same place. */
  readonly says?: RegExp;
  /** Finds every place to which the fault can be applied. */
  find(tree: Tree): readonly Fault[];
}

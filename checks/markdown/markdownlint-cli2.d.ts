/** The package has no types. These cover the part that the check uses. */
declare module 'markdownlint-cli2' {
  /**
   * @returns the exit code
   * @see https://github.com/DavidAnson/markdownlint-cli2#overview
   */
  export function main(parameters: {
    /** Base directory for relative paths and for the configuration. */
    directory: string;
    /** A name that starts with a colon is a file, not a pattern. */
    argv: readonly string[];
    /** Ignores the patterns in the configuration file. */
    noGlobs: boolean;
    /** Receives each problem as a line of text. */
    logError(line: string): void;
  }): Promise<number>;
}

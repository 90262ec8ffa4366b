/** The package ships no types; these are of the part that the check calls. */
declare module 'markdownlint-cli2' {
  /**
   * @returns the exit code
   * @see https://github.com/DavidAnson/markdownlint-cli2#overview
   */
  export function main(parameters: {
    /** Base of relative paths, and where the configuration is looked for. */
    directory: string;
    /** A name that begins with a colon is a file and no pattern. */
    argv: readonly string[];
    /** Leave out the patterns of the configuration file. */
    noGlobs: boolean;
    /** Gets each problem as a line of text. */
    logError(line: string): void;
  }): Promise<number>;
}

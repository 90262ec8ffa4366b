/** The part of es-check 9.8.1 that this check uses. The package has no types. */
declare module 'es-check' {
  interface Config {
    /** A glob pattern. */
    readonly files: string;
    readonly checkBrowser: boolean;
    readonly browserslistQuery: string;
    readonly checkFeatures: boolean;
    /** Whether to keep the text of the files in memory. */
    readonly cache: boolean;
  }

  interface FileError {
    readonly file: string;
    readonly err: Error;
  }

  export function runChecks(
    configs: readonly Config[],
    options: {readonly logger: null},
  ): {readonly success: boolean; readonly errors: readonly FileError[]};
}

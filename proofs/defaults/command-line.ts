import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The CLIs, each of which parses the arguments itself. */
export type CliName = 'cli' | 'lambda' | 'cloudrun';

/** What the CLI uses when a command is run without flags and without a configuration file. */
export interface EmptyCommandLine {
  /** The values of flags, by CLI. */
  readonly flags: Readonly<Record<CliName, Readonly<Record<string, unknown>>>>;
  /** The value of `--image-format` of the commands that render a still. */
  readonly stillImageFormat: string;
  /** The values of settings that an option object stores, by the name of the method. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The names of the functions that are the methods of Config. */
  readonly methodNames: Readonly<Record<string, string>>;
}

const script = fileURLToPath(new URL('./empty-command-line.mts', import.meta.url));

/** Names of variables that change the region. */
const regions = ['REMOTION_AWS_REGION', 'AWS_REGION', 'REMOTION_GCP_REGION'];

/**
 * Runs the code of the CLI with an empty command line.
 *
 * @param root the folder in which the packages are installed
 * @throws if a package no longer has a function that the script calls
 */
export function readEmptyCommandLine(root: string): EmptyCommandLine {
  const env = {...process.env, ...Object.fromEntries(regions.map((name) => [name, undefined]))};
  const output = execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.normalize(script)],
    {cwd: root, env, encoding: 'utf8'},
  );
  return JSON.parse(output) as EmptyCommandLine;
}

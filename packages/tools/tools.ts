import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The built site: `build/`, or the folder in BUILD_DIR, relative to the root. */
export const buildDir = path.resolve(root, process.env['BUILD_DIR'] || 'build');

/** Arguments for `node`: a file and its arguments. */
export type NodeArguments = readonly [string, ...string[]];

/**
 * Returns the command of an installed package for `node`. It uses neither a shell nor a `.cmd` file, so it
 * works the same on Linux, macOS and Windows.
 *
 * @param project the folder in which the package is installed
 * @throws if the package isn't installed or has no such command
 */
export const tool = (
  name: string,
  command: string,
  args: readonly string[] = [],
  project = root,
): NodeArguments => {
  const folder = path.join(project, 'node_modules', name);
  let manifest: {bin?: string | Record<string, string>};
  try {
    manifest = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as typeof manifest;
  } catch {
    throw new Error(
      `The package ${name} is not installed. Run \`npm ci\`, and \`npm run setup-tests\` if checks, tests or examples need it.`,
    );
  }
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (bin === undefined) {
    throw new Error(`The package ${name} has no command "${command}".`);
  }
  return [path.join(folder, bin), ...args];
};

/** Returns the command of a TypeScript program in this repository, by its path relative to the root. */
export const program = (file: string, args: readonly string[] = []): NodeArguments => [
  '--import',
  'tsx',
  path.join(root, file),
  ...args,
];

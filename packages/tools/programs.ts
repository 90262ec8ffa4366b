import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Runs a program without showing its output, and returns whether its exit code is 0. */
export const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 600_000}).status === 0;

/** Returns the output of a program. */
export const output = (command: string, args: readonly string[]): string => {
  const {stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', timeout: 10_000});
  return `${stdout}${stderr}`;
};

/** Debian installs some programs in a folder that isn't on every user's PATH. */
const programPath = `${process.env['PATH'] ?? ''}${path.delimiter}/usr/sbin`;

export const findProgram = (name: string): string | undefined =>
  programPath
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Installs Debian packages. Returns false if there is no apt-get or if it asks for a password. */
export const installByApt = (packages: readonly string[]): boolean => {
  const [command = '', ...before] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) => succeeds(command, [...before, ...args]);
  return (
    succeeds('apt-get', ['--version']) &&
    apt('update') &&
    apt('install', '--yes', '--no-install-recommends', ...packages)
  );
};

/**
 * Finds a program, and installs its Debian package if necessary.
 *
 * @param look finds the program
 * @throws if the program is missing and can't be installed
 */
export const setUp = <T>(look: () => T | undefined, packages: readonly string[]): T => {
  const found = look() ?? (installByApt(packages) ? look() : undefined);
  if (!found) {
    throw new Error(
      `${packages.join(' with ')} is not installed, and apt-get could not install it. On Debian and Ubuntu, run \`sudo apt-get install ${packages.join(' ')}\`.`,
    );
  }
  return found;
};

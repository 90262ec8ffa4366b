import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 300_000}).status === 0;

/** What a program prints. */
export const output = (command: string, args: readonly string[]): string => {
  const {stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', timeout: 10_000});
  return `${stdout}${stderr}`;
};

/** Where Debian has programs that are not on the path of everybody. */
const programPath = `${process.env['PATH'] ?? ''}${path.delimiter}/usr/sbin`;

/** The path of a program. */
export const findProgram = (name: string): string | undefined =>
  programPath
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Installs packages of Debian; false where there is no apt-get or it asks for a password. */
const installByApt = (packages: readonly string[]): boolean => {
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
 * A program, whose package of Debian is installed if need be.
 *
 * @param look finds the program
 * @throws when it is not there and cannot be installed, with what to do
 */
export const setUp = <T>(look: () => T | undefined, packages: readonly string[]): T => {
  const found = look() ?? (installByApt(packages) ? look() : undefined);
  if (!found) {
    throw new Error(
      `There is no ${packages.join(' with ')}, and apt-get could not install it. On Debian and Ubuntu: \`sudo apt-get install ${packages.join(' ')}\`.`,
    );
  }
  return found;
};

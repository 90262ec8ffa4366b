import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Fault} from './find';

/** A copy of the repository, in which faults are applied. */
export interface Copy {
  /** Absolute path. */
  readonly root: string;
  /** Applies faults that don't overlap. */
  apply(faults: readonly Fault[]): void;
  /** Restores every file that a fault has changed. */
  restore(): void;
}

/** Links a file instead of copying it. The copy only replaces linked files and never writes to them. */
const link = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    linkSync(from, to);
  } catch {
    // The copy is on another disk.
    copyFileSync(from, to);
  }
};

/**
 * Copies the working tree: its files that Git tracks or would track, `build/`, the results that checks have cached, the
 * list of files that the build wrote, and a link to the installed packages.
 *
 * @param source root of the repository
 * @param target folder of the copy, which is replaced
 */
export const makeCopy = (source: string, target: string): Copy => {
  rmSync(target, {recursive: true, force: true});
  const git = (cwd: string, ...args: readonly string[]): string =>
    execFileSync('git', [...args], {cwd, encoding: 'utf8', maxBuffer: 2 ** 28});
  const own = git(source, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(source, file)));
  const built = globSync('build/**', {cwd: source, dot: true});
  for (const file of [...own, ...built]) {
    link(path.join(source, file), path.join(target, file));
  }
  // Checks write to their caches in place.
  for (const name of ['.cache/checks', '.docusaurus/app-files.json']) {
    // A fresh clone has no cache.
    if (existsSync(path.join(source, name))) {
      cpSync(path.join(source, name), path.join(target, name), {recursive: true});
    }
  }
  symlinkSync(path.join(source, 'node_modules'), path.join(target, 'node_modules'), 'junction');
  // Otherwise, linters would apply the ignore rules of the repository that contains the copy, and skip all its files.
  git(target, 'init', '--quiet');

  const changed = new Set<string>();
  return {
    root: target,
    apply(faults) {
      for (const {file, change} of faults) {
        changed.add(file);
        const to = path.join(target, file);
        if (change === 'delete') {
          rmSync(to);
          continue;
        }
        const text = existsSync(to) ? readFileSync(to, 'utf8') : '';
        mkdirSync(path.dirname(to), {recursive: true});
        // A new file takes the place of the old one, which is a link to a file of the source.
        writeFileSync(
          `${to}.new`,
          text.slice(0, change.start) + change.text + text.slice(change.end),
        );
        renameSync(`${to}.new`, to);
      }
    },
    restore() {
      for (const file of changed) {
        rmSync(path.join(target, file), {force: true});
        const from = path.join(source, file);
        if (existsSync(from)) {
          link(from, path.join(target, file));
        }
      }
      changed.clear();
    },
  };
};

import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {Fault} from './types';

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

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

const startOf = ({change}: Fault): number => (change === 'delete' ? 0 : change.start);

/**
 * Copies the working tree: its files that Git tracks or would track, `build/` with the list of its
 * files, the results that checks have cached, and a link to the installed packages.
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
  for (const file of own) {
    const to = path.join(target, file);
    mkdirSync(path.dirname(to), {recursive: true});
    copyFileSync(path.join(source, file), to);
  }
  for (const file of listFiles(path.join(source, 'build'))) {
    link(path.join(source, 'build', file), path.join(target, 'build', file));
  }
  // Some tools write to their caches in place. `budgets` reads the list of files that the build wrote.
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
  const replace = (file: string, text: string): void => {
    const to = path.join(target, file);
    mkdirSync(path.dirname(to), {recursive: true});
    // A new file takes the place of the old one, which may be a link to a file of the source.
    writeFileSync(`${to}.new`, text);
    renameSync(`${to}.new`, to);
  };
  return {
    root: target,
    apply(faults) {
      // The last place of a file comes first, so that the others keep their positions.
      for (const {file, change} of [...faults].sort((a, b) => startOf(b) - startOf(a))) {
        changed.add(file);
        if (change === 'delete') {
          rmSync(path.join(target, file));
          continue;
        }
        const from = path.join(target, file);
        const text = existsSync(from) ? readFileSync(from, 'utf8') : '';
        replace(file, text.slice(0, change.start) + change.text + text.slice(change.end));
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

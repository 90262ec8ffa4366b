import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Cache, hash, installedPackages} from '../../checks/lib/cache';
import type {CheckName} from './checks';

/** The checks whose result for a file depends only on the file and on these files. */
const settingsOf: Readonly<Partial<Record<CheckName, readonly string[]>>> = {
  spelling: ['cspell.config.yaml', 'checks/words.txt'],
  markdown: ['.markdownlint-cli2.jsonc'],
  format: ['.prettierrc.json', '.prettierignore', '.gitignore'],
};

/**
 * Remembers which files passed a check, so that the program of the check needn't start for them again. Failures are
 * never remembered.
 *
 * @param files paths relative to the root
 * @returns whether all files have passed with their present content, and how to record that they pass
 */
export const passedChecks = (
  root: string,
  name: CheckName,
  files: readonly string[],
): {readonly all: boolean; readonly add: () => void} => {
  const settings = settingsOf[name];
  if (settings === undefined || files.length === 0) {
    return {all: false, add: () => {}};
  }
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const state = hash(installedPackages(root), ...settings.map(read));
  const cache = new Cache<true>(root, `passed-${name}`);
  const keys = files.map((file) => hash(state, file, read(file)));
  return {
    all: keys.every((key) => cache.get(key) !== undefined),
    add: () => {
      keys.forEach((key) => cache.set(key, true));
      cache.save(true);
    },
  };
};

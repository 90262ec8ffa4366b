import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Hashes files by path and content. A missing file has its own hash.
 *
 * @param root the folder that paths are relative to, so that the hash is the same in every checkout
 * @param files absolute paths
 */
export const hashFiles = (root: string, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    const content = existsSync(file) ? readFileSync(file) : undefined;
    hash.update(
      `${path.relative(root, file).split(path.sep).join('/')} ${content?.length ?? 'missing'}\n`,
    );
    hash.update(content ?? '');
  }
  return hash.digest('hex');
};

/** The output of the browser's `--version`. */
export const browserVersion = (browser: string): string =>
  execFileSync(browser, ['--version'], {encoding: 'utf8'}).trim();

/**
 * Returns a key of everything that renders depend on, apart from their sources: the installed packages,
 * Node.js, the browser and the scripts that render.
 *
 * @param root absolute path of the repository
 * @param options.browser version of the browser
 * @param options.scripts absolute paths of the scripts
 */
export const environmentKey = (
  root: string,
  {browser, scripts}: {readonly browser: string; readonly scripts: readonly string[]},
): string =>
  JSON.stringify([
    process.version,
    process.platform,
    process.arch,
    browser,
    hashFiles(root, [
      path.join(root, 'package-lock.json'),
      // The packages that npm actually installed.
      path.join(root, 'node_modules/.package-lock.json'),
      ...scripts,
    ]),
  ]);

/** Joins everything that a result depends on into one key. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Stores the key with which each name last passed. */
export interface PassedCache {
  readonly hasPassed: (name: string, key: string) => boolean;
  readonly add: (name: string, key: string) => void;
  /** Removes a name because it failed. */
  readonly remove: (name: string) => void;
}

const read = (file: string): Map<string, string> => {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof entries === 'object' && entries !== null && !Array.isArray(entries)
      ? new Map(
          Object.entries(entries).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : new Map<string, string>();
  } catch {
    // If the file is missing or damaged, nothing has passed yet.
    return new Map<string, string>();
  }
};

/**
 * Opens a cache of results. It only contains passes, so a failure is never reused. A damaged file is treated as
 * empty.
 *
 * @param file absolute path of a JSON file, which doesn't have to exist
 */
export const openPassedCache = (file: string): PassedCache => {
  const passed = read(file);
  const write = () => {
    mkdirSync(path.dirname(file), {recursive: true});
    // Renaming is atomic, so an interrupted run can't leave half a file.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(
      temporary,
      `${JSON.stringify(Object.fromEntries([...passed].sort(([a], [b]) => a.localeCompare(b))), null, 2)}\n`,
    );
    renameSync(temporary, file);
  };
  return {
    hasPassed: (name, key) => passed.get(name) === key,
    add: (name, key) => {
      passed.set(name, key);
      write();
    },
    remove: (name) => {
      if (passed.delete(name)) {
        write();
      }
    },
  };
};

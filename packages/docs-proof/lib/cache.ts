import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {importedFiles} from './imports';

/** Returns a short, stable key for any strings. */
export function hash(...parts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) {
    digest.update(`${part.length}:`).update(part);
  }
  return digest.digest('hex').slice(0, 32);
}

/** Returns a key for the installed packages, which changes if any of them changes. */
export function installedPackages(root: string): string {
  for (const file of ['node_modules/.package-lock.json', 'package-lock.json']) {
    try {
      return hash(readFileSync(path.join(root, file), 'utf8'));
    } catch {
      // The first file only exists after an installation with npm.
    }
  }
  throw new Error('package-lock.json is missing. Restore it and run `npm ci` before the checks.');
}

/**
 * Returns a key for a module and everything that it imports from this repository, directly or indirectly.
 * Cached results of the module are only valid for the same key.
 *
 * @param moduleUrl the `import.meta.url` of the module
 */
export function codeKey(moduleUrl: string): string {
  return hash(...importedFiles(fileURLToPath(moduleUrl)).map((file) => readFileSync(file, 'utf8')));
}

/**
 * Caches results between runs in `.cache/checks/<name>.json`: a line with the hash of the entries,
 * followed by the entries as JSON. Ignores truncated and edited files. Saving drops entries that a full
 * run didn't read.
 */
export class Cache<Value> {
  private readonly file: string;
  private readonly old: Record<string, Value>;
  private readonly used: Record<string, Value> = {};
  private changed = false;

  constructor(root: string, name: string) {
    this.file = path.join(root, '.cache/checks', `${name}.json`);
    this.old = read<Value>(this.file);
  }

  get(key: string): Value | undefined {
    const value = this.used[key] ?? this.old[key];
    if (value !== undefined) {
      this.used[key] = value;
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.used[key] = value;
    this.changed = true;
  }

  /** @param keep whether to keep entries that weren't read: true for a run on selected files */
  save(keep: boolean): void {
    const isSmaller = Object.keys(this.used).length < Object.keys(this.old).length;
    if (!this.changed && (keep || !isSmaller)) {
      return;
    }
    mkdirSync(path.dirname(this.file), {recursive: true});
    const text = JSON.stringify(keep ? {...this.old, ...this.used} : this.used);
    const temporary = `${this.file}.${process.pid}`;
    writeFileSync(temporary, `${hash(text)}\n${text}`);
    renameSync(temporary, this.file);
  }
}

/**
 * Returns the result for each item. Computes the results that aren't in `.cache/checks/<name>.json` together.
 *
 * @param keyOf must change if the result can change
 * @param keep whether to keep the results of other items: true for a run on selected files
 */
export async function cachedEach<Item, Value>(
  root: string,
  name: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  work: (items: readonly Item[]) => Promise<readonly Value[]>,
  keep: boolean,
): Promise<Value[]> {
  const cache = new Cache<Value>(root, name);
  const all = items.map((item) => ({item, key: keyOf(item)}));
  const open = all.filter(({key}) => cache.get(key) === undefined);
  if (open.length > 0) {
    const results = await work(open.map(({item}) => item));
    open.forEach(({key}, index) => cache.set(key, results[index]!));
  }
  cache.save(keep);
  return all.map(({key}) => cache.get(key)!);
}

function read<Value>(file: string): Record<string, Value> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    // No cache yet.
    return {};
  }
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  return content.slice(0, end) === hash(text) ? (JSON.parse(text) as Record<string, Value>) : {};
}

/**
 * Returns the folder in which the packages of a site are installed, where facts about them are
 * cached.
 */
export function homeOfPackages(root: string): string {
  const packages = path.join(root, 'node_modules');
  return existsSync(packages) ? path.dirname(realpathSync(packages)) : root;
}

/** The facts that this process has read, by the folder of the packages and the key. */
const remembered = new Map<string, unknown>();

/**
 * Caches facts about the installed packages that take seconds to compute: in `.cache/checks/<name>.json`
 * next to the packages for the next run, and in memory for this one.
 *
 * @param key must change if the facts can change. Usually a hash of `installedPackages()` and `codeKey()`.
 */
export async function remember<Value>(
  root: string,
  name: string,
  key: string,
  work: () => Value | Promise<Value>,
): Promise<Value> {
  const home = homeOfPackages(root);
  const inProcess = [home, name, key].join('\n');
  if (remembered.has(inProcess)) {
    return remembered.get(inProcess) as Value;
  }
  const cache = new Cache<Value>(home, name);
  const value = cache.get(key) ?? (await work());
  cache.set(key, value);
  cache.save(false);
  remembered.set(inProcess, value);
  return value;
}

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

/** A short, stable key for any strings. */
export function hash(...parts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) {
    digest.update(`${part.length}:`).update(part);
  }
  return digest.digest('hex').slice(0, 32);
}

/** A key for the installed packages: it changes when any of them does. */
export function installedPackages(root: string): string {
  for (const file of ['node_modules/.package-lock.json', 'package-lock.json']) {
    try {
      return hash(readFileSync(path.join(root, file), 'utf8'));
    } catch {
      // The first file is only there after an install by npm.
    }
  }
  throw new Error('package-lock.json is missing: run `npm ci` before the checks.');
}

/**
 * A key for a module and for everything that it imports from this repository, directly or indirectly:
 * what the module worked out before is of no use to another version of it.
 *
 * @param moduleUrl the `import.meta.url` of the module
 */
export function codeKey(moduleUrl: string): string {
  return hash(...importedFiles(fileURLToPath(moduleUrl)).map((file) => readFileSync(file, 'utf8')));
}

/**
 * Results kept between runs in `.cache/checks/<name>.json`: a line with the hash of the entries, and the
 * entries as JSON. A file that was cut off or edited is ignored. Entries that a whole run did not ask for
 * are dropped when it is saved.
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

  /** @param keep whether entries that were not asked for stay: true for a run on a few files */
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

/** The folder that the packages of a site are installed in: facts about them are cached there. */
export function homeOfPackages(root: string): string {
  const packages = path.join(root, 'node_modules');
  return existsSync(packages) ? path.dirname(realpathSync(packages)) : root;
}

/** What this process has read, by the folder of the packages and the key. */
const remembered = new Map<string, unknown>();

/**
 * Facts about the installed packages that take seconds to work out. They are kept in
 * `.cache/checks/<name>.json` beside the packages for the next run, and in memory for the rest of this one.
 *
 * @param key changes when the facts may: usually a hash of `installedPackages()` and `codeKey()`
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

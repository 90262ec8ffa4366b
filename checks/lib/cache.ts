import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

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
 * Results kept between runs in `.cache/checks/<name>.json`. Entries that a whole run did not ask for
 * are dropped when it is saved.
 */
export class Cache<Value> {
  private readonly file: string;
  private readonly old: Record<string, Value>;
  private readonly used: Record<string, Value> = {};

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
  }

  /** @param keep whether entries that were not asked for stay: true for a run on a few files */
  save(keep: boolean): void {
    mkdirSync(path.dirname(this.file), {recursive: true});
    const temporary = `${this.file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(keep ? {...this.old, ...this.used} : this.used));
    renameSync(temporary, this.file);
  }
}

function read<Value>(file: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>;
  } catch {
    // No cache yet, or one that was cut off: the run fills it again.
    return {};
  }
}

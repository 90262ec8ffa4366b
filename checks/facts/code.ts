import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Reads values from the text of installed packages, and remembers in which files it found them. */
export class Code {
  /** The files that the values are from, relative to the root. */
  readonly files = new Set<string>();

  constructor(private readonly root: string) {}

  /**
   * Returns the first group of a pattern, or the whole match if it has no group.
   *
   * @param file a file in `node_modules`
   * @throws if the file doesn't match
   */
  text(file: string, pattern: RegExp): string {
    const relative = path.posix.join('node_modules', file);
    const found = pattern.exec(this.read(relative));
    if (found === null) {
      throw new Error(`${relative} no longer contains ${String(pattern)}.`);
    }
    this.files.add(relative);
    return found[1] ?? found[0];
  }

  /** Like `text()`, for a number. */
  number(file: string, pattern: RegExp): number {
    return Number(this.text(file, pattern));
  }

  /** Returns the number that each of the files has. @throws if they disagree */
  sameNumber(files: readonly string[], pattern: RegExp): number {
    const [first, ...others] = files.map((file) => this.number(file, pattern));
    if (first === undefined || others.some((each) => each !== first)) {
      throw new Error(
        `The values in ${files.join(', ')} differ: ${[first, ...others].join(', ')}.`,
      );
    }
    return first;
  }

  /** @throws if a JavaScript file in a folder of `node_modules` matches the pattern */
  lacks(folder: string, pattern: RegExp): void {
    const relative = path.posix.join('node_modules', folder);
    const files = readdirSync(path.join(this.root, relative), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.posix.join(relative, file.split(path.sep).join('/')));
    const found = files.find((file) => pattern.test(this.read(file)));
    if (found !== undefined || files.length === 0) {
      throw new Error(
        found === undefined
          ? `${relative} contains no JavaScript.`
          : `${found} contains ${String(pattern)}.`,
      );
    }
    this.files.add(relative);
  }

  private read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }
}

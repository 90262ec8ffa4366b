import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** Returns the text of a file in `node_modules`. */
export const readPackage = (file: string, encoding: BufferEncoding = 'utf8'): string =>
  readFileSync(path.join(packages, file), encoding);

/** Whether a package is installed. Some exist only for other systems. */
export const hasPackage = (name: string): boolean => existsSync(path.join(packages, name));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: {readonly node?: string};
}

/** Returns the package.json of a package. */
export const manifestOf = (name: string): Manifest =>
  JSON.parse(readPackage(`${name}/package.json`)) as Manifest;

/**
 * Returns the first group of a pattern in the code of the installed packages.
 *
 * @param file a file in `node_modules`
 * @throws if the file doesn't match
 */
export function shippedText(file: string, pattern: RegExp): string {
  const value = pattern.exec(readPackage(file))?.[1];
  if (value === undefined) {
    throw new Error(
      `node_modules/${file} no longer contains ${String(pattern)}. Find the value in the packages, and correct the proof.`,
    );
  }
  return value;
}

/** Like `shippedText()`, for a number. */
export const shippedNumber = (file: string, pattern: RegExp): number =>
  Number(shippedText(file, pattern));

/** Returns the number that each of the files has. @throws if they disagree */
export function sameNumber(files: readonly string[], pattern: RegExp): number {
  const numbers = new Set(files.map((file) => shippedNumber(file, pattern)));
  const [number = Number.NaN] = numbers;
  if (numbers.size !== 1) {
    throw new Error(`The values in ${files.join(', ')} differ: ${[...numbers].join(', ')}.`);
  }
  return number;
}

/** Returns the JavaScript files of a folder in `node_modules` that match a pattern. @throws if it has no such files */
export function filesWith(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(path.join(packages, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
  if (files.length === 0) {
    throw new Error(`node_modules/${folder} contains no JavaScript.`);
  }
  return files.filter((file) => pattern.test(readPackage(file)));
}

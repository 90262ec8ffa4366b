import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {packageOf} from '../pages/apis';
import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import {once} from '../lib/once';
import {normalize, placeholder} from './normalize';

/** The texts that the code of packages can print. */
export interface Shipped {
  /** Whether the package is installed. */
  has(packageName: string): boolean;
  /** Returns the texts of the package, with `…` for the parts that are filled in at run time. */
  textsOf(packageName: string): readonly string[];
  /** Whether the code of the package contains the message. */
  contains(packageName: string, message: string): boolean;
  /**
   * Whether one of the native programs or libraries contains a message. They contain the literal parts of a message
   * separately.
   */
  readonly isInProgram: (message: string) => boolean;
  /** The files of the native programs, relative to the root. */
  readonly programFiles: readonly string[];
  /** Saves the texts for the next run. */
  save(): void;
}

/** Native programs of a package, and the libraries that they load. */
export interface Programs {
  /** The package that runs them. */
  readonly package: string;
  /** Returns the absolute paths of the files for this platform. */
  readonly files: (root: string) => readonly string[];
}

/**
 * Reads texts on demand. Loads the compiler only if the texts of one of the packages aren't in the cache.
 *
 * @param packages all packages whose texts may be read
 */
export async function readShipped(
  root: string,
  packages: readonly string[],
  programs?: Programs,
): Promise<Shipped> {
  const cache = new Cache<string[]>(root, 'messages');
  const version = hash(
    installedPackages(root),
    codeKey(new URL('./skeletons.ts', import.meta.url).href),
  );
  const keyOfPackage = (name: string) => hash(version, name);
  const isKnown = packages.every((name) => cache.get(keyOfPackage(name)) !== undefined);
  const skeletons = isKnown ? undefined : await import('./skeletons');
  const folderOf = (name: string) => path.join(root, 'node_modules', packageOf(name));
  const programFiles = programs?.files(root) ?? [];
  const contents = once(() => programFiles.map((file) => readFileSync(file)));
  const isInProgram = (message: string): boolean => {
    const parts = message
      .split(placeholder)
      .filter((part) => part.trim().length > 3)
      .map((part) => Buffer.from(part));
    return (
      parts.length > 0 &&
      contents().some((content) => parts.every((part) => content.includes(part)))
    );
  };
  const textsOf = (name: string): string[] => {
    const key = keyOfPackage(name);
    const known = cache.get(key);
    if (known) {
      return known;
    }
    if (skeletons === undefined) {
      throw new Error(`Add ${name} to the \`packages\` that you pass to readShipped().`);
    }
    const texts = new Set<string>();
    for (const file of filesOf(folderOf(name), (file) => /\.[cm]?js$/.test(file))) {
      for (const text of skeletons.skeletonsOf(readFileSync(file, 'utf8'), file)) {
        texts.add(text);
      }
    }
    cache.set(key, [...texts]);
    return [...texts];
  };
  return {
    has: (name) => existsSync(folderOf(name)),
    textsOf,
    contains: (name, message) => {
      const wanted = normalize(message);
      return (
        textsOf(name).some((text) => text.includes(wanted)) ||
        (name === programs?.package && isInProgram(wanted))
      );
    },
    isInProgram,
    programFiles: programFiles.map((file) => path.relative(root, file)),
    save: () => cache.save(false),
  };
}

function filesOf(folder: string, isWanted: (file: string) => boolean): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true})
    .map(String)
    .filter((file) => !file.split(path.sep).includes('node_modules') && isWanted(file))
    .map((file) => path.join(folder, file))
    .sort();
}

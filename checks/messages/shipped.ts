import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {packageOf} from '../../plugins/pages';
import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import {normalize, placeholder} from './normalize';

/** The texts that the code of packages can print. */
export interface Shipped {
  /** Whether the package is installed. */
  has(packageName: string): boolean;
  /** Returns the texts of the package, with `…` for the parts that are filled in at run time. */
  textsOf(packageName: string): readonly string[];
  /** Whether the code of the package contains the message. */
  contains(packageName: string, message: string): boolean;
  /** Saves the texts for the next run. */
  save(): void;
}

/**
 * Reads texts on demand. Loads the compiler only if the texts of one of the packages aren't in the cache.
 *
 * @param packages all packages whose texts may be read
 */
export async function readShipped(root: string, packages: readonly string[]): Promise<Shipped> {
  const cache = new Cache<string[]>(root, 'messages');
  const version = hash(
    installedPackages(root),
    codeKey(new URL('./skeletons.ts', import.meta.url).href),
  );
  const keyOfPackage = (name: string) => hash(version, name);
  const isKnown = packages.every((name) => cache.get(keyOfPackage(name)) !== undefined);
  const skeletons = isKnown ? undefined : await import('./skeletons');
  const folderOf = (name: string) => path.join(root, 'node_modules', packageOf(name));
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
        (name === '@remotion/renderer' && isInCompositor(root, wanted))
      );
    },
    save: () => cache.save(false),
  };
}

/** The contents of native programs and libraries, by file. */
const programs = new Map<string, Buffer>();

/**
 * Whether a native program of the renderer for this platform, or a library that it loads, contains a message. They
 * contain the literal parts of a message separately.
 */
export function isInCompositor(root: string, message: string): boolean {
  const parts = message
    .split(placeholder)
    .filter((part) => part.trim().length > 3)
    .map((part) => Buffer.from(part));
  return (
    parts.length > 0 &&
    compositorFiles(root).some((file) => {
      const program = programs.get(file) ?? readFileSync(file);
      programs.set(file, program);
      return parts.every((part) => program.includes(part));
    })
  );
}

function compositorFiles(root: string): string[] {
  const scope = path.join(root, 'node_modules/@remotion');
  return readdirSync(scope)
    .filter((name) => name.startsWith('compositor-'))
    .flatMap((name) =>
      readdirSync(path.join(scope, name))
        .filter((file) => /^[^.]+(?:\.(?:exe|so|dylib|dll))?$/.test(file))
        .map((file) => path.join(scope, name, file)),
    );
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

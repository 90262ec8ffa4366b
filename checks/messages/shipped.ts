import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import {normalize, placeholder} from './normalize';

/** The texts that packages can print, as far as their shipped code tells. */
export interface Shipped {
  /** Whether the package is installed. */
  has(packageName: string): boolean;
  /** Whether the code of the package contains the message. */
  contains(packageName: string, message: string): boolean;
  /** The texts of the package that share their first characters with a quotation. */
  beginningLike(packageName: string, quoted: string): readonly string[];
  /** The text of the package that shares most with the message, to show what was meant. */
  nearest(packageName: string, message: string): string | undefined;
  /** Keeps for the next run what was read in this one. */
  save(): void;
}

/**
 * Reads texts as they are asked for. The compiler is only loaded if the texts of one of the packages are
 * not in the cache.
 *
 * @param packages every package whose texts may be asked for
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
  const folderOf = (name: string) => path.join(root, 'node_modules', ...npmName(name));
  const textsOf = (name: string): string[] => {
    const key = keyOfPackage(name);
    const known = cache.get(key);
    if (known) {
      return known;
    }
    if (skeletons === undefined) {
      throw new Error(`${name} is not among the packages that readShipped() was called with.`);
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
  const beginnings = new Map<string, Map<string, string[]>>();
  const beginningsOf = (name: string): Map<string, string[]> => {
    const known = beginnings.get(name);
    if (known) {
      return known;
    }
    const texts = new Map<string, string[]>();
    for (const text of textsOf(name)) {
      texts.set(keyOf(text), [...(texts.get(keyOf(text)) ?? []), text]);
    }
    beginnings.set(name, texts);
    return texts;
  };
  return {
    has: (name) => existsSync(folderOf(name)),
    contains: (name, message) => {
      const wanted = normalize(message);
      return (
        textsOf(name).some((text) => text.includes(wanted)) ||
        (name === '@remotion/renderer' && isInCompositor(root, wanted))
      );
    },
    beginningLike: (name, quoted) => beginningsOf(name).get(keyOf(quoted)) ?? [],
    nearest: (name, message) => {
      const wanted = wordsOf(message);
      let best: string | undefined;
      let most = Math.min(2, wanted.size - 1);
      for (const text of textsOf(name)) {
        const shared = [...wordsOf(text)].filter((word) => wanted.has(word)).length;
        if (shared > most || (shared === most && best && text.length < best.length)) {
          best = text;
          most = shared;
        }
      }
      return best;
    },
    save: () => cache.save(false),
  };
}

/**
 * The renderer ships a program for each platform. Its literals stand in it without what lies between
 * them.
 */
function isInCompositor(root: string, message: string): boolean {
  const parts = message
    .split(placeholder)
    .filter((part) => part.trim().length > 3)
    .map((part) => Buffer.from(part));
  const scope = path.join(root, 'node_modules/@remotion');
  return (
    parts.length > 0 &&
    readdirSync(scope)
      .filter((name) => name.startsWith('compositor-'))
      .flatMap((name) => ['remotion', 'remotion.exe'].map((file) => path.join(scope, name, file)))
      .filter((file) => existsSync(file))
      .some((file) => {
        const program = readFileSync(file);
        return parts.every((part) => program.includes(part));
      })
  );
}

/** Texts are kept by their beginning, of which each quotation is held against a few. */
function keyOf(text: string): string {
  return text.slice(0, 8);
}

/** An entry of a package (`@remotion/lambda/client`) is in its package. */
function npmName(name: string): string[] {
  return name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
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

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
}

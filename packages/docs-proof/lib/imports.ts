import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Specifiers of imports from this repository, and of files that a module reads by URL. */
const ownImports = [
  /\b(?:from|import|mock)\s*\(?\s*(['"])((?:\.{1,2}|@site)\/[^'"]+)\1/g,
  /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"]+)\1,\s*import\.meta\.url/g,
];

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * Returns the absolute paths of a module and of every file in the repository that it imports, directly or
 * indirectly. Ignores packages.
 */
export function importedFiles(entry: string): string[] {
  const found = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (!found.has(file)) {
      found.add(file);
      open.push(...directImports(file));
    }
  }
  return [...found].sort();
}

/**
 * Returns the absolute paths of the files in the repository that a module imports directly.
 *
 * @param root the folder that `@site` resolves to. Without it, such imports are ignored.
 */
export function directImports(file: string, root?: string): string[] {
  const text = readFileSync(file, 'utf8');
  return ownImports
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, , specifier = '']) => {
      const absolute = specifier.startsWith('@site/')
        ? root && path.join(root, specifier.slice('@site/'.length))
        : path.resolve(path.dirname(file), specifier);
      return (absolute && resolveImport(absolute)) || [];
    });
}

/**
 * Resolves an import to a file. Returns undefined for text in comments and strings that looks like an
 * import.
 */
function resolveImport(absolute: string): string | undefined {
  return endings
    .map((ending) => `${absolute}${ending}`)
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Specifiers of imports from this repository, and of files that a module reads by their URL. */
const ownImports = [
  /\b(?:from|import|mock)\s*\(?\s*(['"])((?:\.{1,2}|@site)\/[^'"]+)\1/g,
  /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"]+)\1,\s*import\.meta\.url/g,
];

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * A module and every file of the repository that it imports, directly or indirectly, as absolute paths.
 * Imports of packages are left out.
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
 * The files of the repository that a module imports itself, as absolute paths.
 *
 * @param root what `@site` stands for; without it, such imports are left out
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

/** The file behind an import; undefined for text in a comment or a string that only looks like one. */
function resolveImport(absolute: string): string | undefined {
  return endings
    .map((ending) => `${absolute}${ending}`)
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

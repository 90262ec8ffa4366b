import {readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The specifiers of imports, and of files that a module reads by URL. */
const imports = [
  /\b(?:from|import|mock)\s*\(?\s*(['"])([^'"\n]+)\1/g,
  /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"]+)\1,\s*import\.meta\.url/g,
];

/** A statement that the compiler removes. */
const typeImport = /^(?:import|export) type [^;]*;$/gm;

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * Returns the absolute paths of a module and of every file in the repository that it imports, directly or
 * indirectly, including those of workspaces. Ignores installed packages.
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

function directImports(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(typeImport, '');
  return imports
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(
      ([, , specifier = '']) =>
        (specifier.startsWith('.')
          ? resolveFile(path.resolve(path.dirname(file), specifier))
          : resolveWorkspace(file, specifier)) ?? [],
    );
}

/**
 * Resolves an import to a file. Returns undefined for text in comments and strings that looks like an
 * import.
 */
function resolveFile(absolute: string): string | undefined {
  return endings
    .map((ending) => `${absolute}${ending}`)
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

/** Resolves an import of a workspace. npm links workspaces, so their files aren't in `node_modules`. */
function resolveWorkspace(file: string, specifier: string): string | undefined {
  try {
    const resolved = createRequire(file).resolve(specifier);
    return path.isAbsolute(resolved) && !resolved.includes(`${path.sep}node_modules${path.sep}`)
      ? resolved
      : undefined;
  } catch {
    // An alias, or a package that only has a condition for ESM.
    return undefined;
  }
}

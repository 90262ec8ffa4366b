import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

const resolveRelative = (from: string, specifier: string) => {
  const base = path.resolve(path.dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(isFile);
};

/**
 * Lists a module and all modules that it imports by relative paths, directly or indirectly, with `import`,
 * `export from` or `import()`. Packages are left out.
 *
 * @param entry absolute path of a `.ts` or `.tsx` file
 * @returns absolute paths, sorted
 * @throws if a relative import doesn't resolve
 */
export const sourceFilesOf = (entry: string): string[] => {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const {fileName} of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = resolveRelative(file, fileName);
      if (!target)
        throw new Error(`${file} imports "${fileName}", which does not exist. Fix the path.`);
      visit(target);
    }
  };
  visit(entry);
  return [...found].sort();
};

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {directImports} from '../../../checks/lib/imports';
import {PageFactsReader} from '../../../plugins/pages/facts';
import {isPartial, listPages} from '../../../plugins/pages';
import {pageChecks, type PageCheck} from '../../../checks/lib/page-checks';

/** Finds what depends on a file. Paths are relative to the root. */
export interface SiteGraph {
  /** The pages that include a partial, directly or through another partial. */
  pagesIncluding(partial: string): readonly string[];
  /** The pages and partials that show a demo, by the ID of the demo. */
  pagesShowingDemo(id: string): readonly string[];
  /** The pages and partials that show a file of an example, by the name of the example. */
  pagesShowingExample(id: string): readonly string[];
  /** Whether `checks/words.txt` lists a word. */
  isListedWord(word: string): boolean;
  /** The checks of the pages whose code imports a file, directly or indirectly. */
  checksImporting(file: string): readonly PageCheck[];
  /** The unit tests that import a file, directly or indirectly. */
  testsImporting(file: string): readonly string[];
  /** The TypeScript files that import a file, directly or indirectly. */
  modulesImporting(file: string): readonly string[];
}

/** Reads the sources of a repository. Facts about unchanged pages come from the cache. */
export async function readSiteGraph(root: string): Promise<SiteGraph> {
  const reader = new PageFactsReader(root);
  const pages = listPages(root);
  const facts = new Map(
    await Promise.all(pages.map(async (file) => [file, reader.read(file)] as const)),
  );
  reader.save();
  const pagesWhere = (isWanted: (file: string) => boolean): string[] => pages.filter(isWanted);
  const includers = (partial: string, seen = new Set<string>()): Set<string> => {
    for (const file of pages) {
      if (!seen.has(file) && facts.get(file)?.includes.includes(partial)) {
        seen.add(file);
        includers(file, seen);
      }
    }
    return seen;
  };

  const importersOf = lazy(() => readImporters(root));
  const importing = (file: string): readonly string[] => {
    const found = new Set<string>();
    const open = [file];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      for (const importer of importersOf().get(each) ?? []) {
        if (importer !== file && !found.has(importer)) {
          found.add(importer);
          open.push(importer);
        }
      }
    }
    return [...found].sort();
  };
  const list = path.join(root, 'checks/words.txt');
  const words = new Set(
    existsSync(list)
      ? readFileSync(list, 'utf8')
          .toLowerCase()
          .split(/\s*\n\s*/)
      : [],
  );
  return {
    isListedWord: (word) => words.has(word.toLowerCase()),
    pagesIncluding: (partial) => [...includers(partial)].filter((file) => !isPartial(file)),
    pagesShowingDemo: (id) =>
      pagesWhere((file) => facts.get(file)?.demos.some(({url}) => url === id) === true),
    pagesShowingExample: (id) =>
      pagesWhere(
        (file) =>
          facts.get(file)?.exampleFiles.some((each) => each.startsWith(`examples/${id}/`)) === true,
      ),
    checksImporting: (file) => {
      const importers = new Set([file, ...importing(file)]);
      return pageChecks.filter((name) => importers.has(`checks/${name}/index.ts`));
    },
    testsImporting: (file) =>
      [file, ...importing(file)].filter((each) => /^tests\/unit\/.*\.test\.tsx?$/.test(each)),
    modulesImporting: importing,
  };
}

/** The files that import each file directly. */
function readImporters(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  const modules = globSync('**/*.{ts,tsx,mts,mjs,js}', {
    cwd: root,
    dot: false,
    ignore: ['**/node_modules/**', 'build/**', 'examples/*/{out,build,dist,.next}/**'],
  });
  for (const module of modules) {
    for (const imported of directImports(path.join(root, module), root)) {
      const file = path.relative(root, imported).split(path.sep).join('/');
      importers.set(file, [...(importers.get(file) ?? []), module]);
    }
  }
  return importers;
}

function lazy<Value>(read: () => Value): () => Value {
  let value: {read: Value} | undefined;
  return () => (value ??= {read: read()}).read;
}

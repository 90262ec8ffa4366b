import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ToolkitPackage} from '../../toolkit-packages';

/** One address that a package can be imported from. */
export interface Entry {
  /** Package name: `@remotion/lambda`. */
  package: string;
  /** What one writes in an import: `@remotion/lambda/client`. */
  specifier: string;
}

/** One name that an entry exports. */
export interface Export {
  package: string;
  /** Where it can be imported from, the preferred one first: one that is not deprecated, then the shortest. */
  specifiers: string[];
  /** The name, with a dot for a member of an exported object: `Series.Sequence`. */
  name: string;
  /** False for types, which leave no trace in JavaScript. */
  value: boolean;
  /** The text of `@deprecated`, when every entry that exports it says so. */
  deprecated?: string;
  symbol: ts.Symbol;
}

/** The type definitions of packages, and the means to read them. */
export interface Types {
  checker: ts.TypeChecker;
  program: ts.Program;
  entries: Entry[];
  exports: Export[];
  /** The file that imports every entry: a place to resolve types at. */
  place: ts.SourceFile;
  /** Names that can be imported from `react`. */
  reactNames: ReadonlySet<string>;
  /** The modules that were read along with the packages, by file name. */
  modules: Record<string, ts.SourceFile>;
}

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'react', 'react-dom'],
};

/** Types without further modules and options, by the folder of the packages and their names. */
const readBefore = new Map<string, Types>();

/**
 * Reads the type definitions of `packages`, which are installed in `root`. Without modules and options, they are
 * read once in a process.
 *
 * @param modules further modules to read along with them: file name to text
 * @param previous types of the same packages, whose files are used again
 * @throws when a package is not installed
 */
export function readTypes(
  root: string,
  packages: readonly ToolkitPackage[],
  {
    modules = {},
    previous,
    options,
  }: {
    modules?: Readonly<Record<string, string>>;
    previous?: Types;
    options?: ts.CompilerOptions;
  } = {},
): Types {
  const folder = path.join(root, 'node_modules');
  const key = JSON.stringify([
    existsSync(folder) ? realpathSync(folder) : root,
    packages.map(({name}) => name),
  ]);
  const isPlain =
    Object.keys(modules).length === 0 && previous === undefined && options === undefined;
  const known = isPlain ? readBefore.get(key) : undefined;
  if (known) {
    return known;
  }
  const entries = packages.flatMap((each) => entriesOf(root, each));
  const text = [
    ...entries.map(({specifier}, index) => `import * as entry${index} from '${specifier}';`),
    "import type * as react from 'react';",
  ].join('\n');
  const {program, files} = programOf(
    root,
    {'entries.ts': text, ...modules},
    previous?.program,
    options,
  );
  const checker = program.getTypeChecker();
  const place = files['entries.ts'] as ts.SourceFile;
  const types: Types = {
    checker,
    program,
    entries,
    place,
    reactNames: reactNames(checker, place),
    modules: files,
    exports: exportsOf(checker, place, entries),
  };
  if (isPlain) {
    readBefore.set(key, types);
  }
  return types;
}

/** Files that programs share: they do not change while a check runs. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * A program over modules that are not on disk.
 *
 * @param modules file name to text; they are placed in a folder of their own under `root`
 */
export function programOf(
  root: string,
  modules: Readonly<Record<string, string>>,
  previous?: ts.Program,
  options: ts.CompilerOptions = {},
): {program: ts.Program; files: Record<string, ts.SourceFile>} {
  const folder = path.join(root, 'checks/.types');
  const texts = new Map(
    Object.entries(modules).map(([name, text]) => [path.join(folder, name), text]),
  );
  const all = {...compilerOptions, ...options};
  const host = ts.createCompilerHost(all);
  const {getSourceFile, fileExists, readFile, directoryExists} = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => texts.has(file) || fileExists.call(host, file);
  host.readFile = (file) => texts.get(file) ?? readFile.call(host, file);
  host.directoryExists = (directory) =>
    directory === folder || (directoryExists?.call(host, directory) ?? true);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) {
      return ts.createSourceFile(file, text, rest[0], true);
    }
    const known = parsed.get(file);
    if (known) {
      return known;
    }
    const read = getSourceFile.call(host, file, ...rest);
    // What `npm run since` unpacks is read once; installed files are read by one program after another.
    if (read && !file.includes('/.cache/')) {
      parsed.set(file, read);
    }
    return read;
  };
  const program = ts.createProgram([...texts.keys()], all, host, previous);
  const files: Record<string, ts.SourceFile> = {};
  for (const name of Object.keys(modules)) {
    const file = program.getSourceFile(path.join(folder, name));
    if (file) {
      files[name] = file;
    }
  }
  return {program, files};
}

/** The entry points of an installed package, without the hidden ones. */
export function entriesOf(root: string, each: ToolkitPackage): Entry[] {
  const file = path.join(root, 'node_modules', each.name, 'package.json');
  let manifest: {exports?: Record<string, unknown> | string | null};
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as typeof manifest;
  } catch {
    throw new Error(
      `${each.name} is not installed. Run \`npm ci\`; if that does not help, take its version out of toolkit-packages.ts.`,
    );
  }
  const subpaths =
    typeof manifest.exports === 'object' && manifest.exports !== null
      ? Object.keys(manifest.exports)
      : ['.'];
  const listed = subpaths.some((subpath) => subpath.startsWith('.')) ? subpaths : ['.'];
  return [...listed, ...(each.wildcardEntries ?? [])]
    .filter((subpath) => !subpath.endsWith('.json') && !subpath.includes('*'))
    .filter((subpath) => each.hiddenEntries?.[subpath] === undefined)
    .map((subpath) => ({
      package: each.name,
      specifier: subpath === '.' ? each.name : `${each.name}${subpath.slice(1)}`,
    }));
}

function exportsOf(
  checker: ts.TypeChecker,
  place: ts.SourceFile,
  entries: readonly Entry[],
): Export[] {
  const found = new Map<string, Export & {sources: {specifier: string; deprecated?: string}[]}>();
  const imports = place.statements.filter(ts.isImportDeclaration);
  for (const [index, entry] of entries.entries()) {
    const declaration = imports[index] as ts.ImportDeclaration;
    const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = unalias(checker, exported);
      const key = `${entry.package} ${exported.name}`;
      const deprecated = deprecation(checker, symbol) ?? deprecation(checker, exported);
      const known = found.get(key);
      if (known) {
        known.sources.push({specifier: entry.specifier, deprecated});
        if (deprecated === undefined && known.deprecated !== undefined) {
          known.symbol = symbol;
          known.deprecated = undefined;
        }
        continue;
      }
      found.set(key, {
        package: entry.package,
        specifiers: [],
        name: exported.name,
        value: (symbol.flags & ts.SymbolFlags.Value) !== 0,
        deprecated,
        symbol,
        sources: [{specifier: entry.specifier, deprecated}],
      });
    }
  }
  return [...found.values()].map(({sources, ...each}) => ({
    ...each,
    specifiers: sources
      .sort(
        (a, b) =>
          Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined) ||
          a.specifier.length - b.specifier.length,
      )
      .map(({specifier}) => specifier),
  }));
}

function reactNames(checker: ts.TypeChecker, place: ts.SourceFile): Set<string> {
  const declaration = place.statements.filter(ts.isImportDeclaration).at(-1);
  const module = declaration && checker.getSymbolAtLocation(declaration.moduleSpecifier);
  return new Set(module ? checker.getExportsOfModule(module).map((symbol) => symbol.name) : []);
}

/**
 * Finds an export by its name; a dotted name leads to a member of an exported object.
 *
 * @param from a package, or one of its entries: `@remotion/lambda/client`
 */
export function findExport(types: Types, from: string, name: string): Export | undefined {
  const [first, ...rest] = name.split('.');
  const start = types.exports.find(
    (each) => each.name === first && (each.package === from || each.specifiers.includes(from)),
  );
  if (!start || rest.length === 0) {
    return start;
  }
  let {symbol} = start;
  for (const member of rest) {
    const type = types.checker.getTypeOfSymbolAtLocation(symbol, types.place);
    const next = type.getProperty(member);
    if (!next) {
      return undefined;
    }
    symbol = next;
  }
  return {...start, name, symbol, deprecated: deprecation(types.checker, symbol)};
}

/** The text of a symbol's `@deprecated` tag; empty when the tag has none. */
export function deprecation(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({name}) => name === 'deprecated');
  return tag === undefined
    ? undefined
    : ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim();
}

/** The symbol behind an `export … from`. */
function unalias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a file holds the types of the toolkit, and not those of React, Node or the browser. */
export function isToolkitFile(file: string): boolean {
  const rest = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  return rest.startsWith('remotion/') || rest.startsWith('@remotion/');
}

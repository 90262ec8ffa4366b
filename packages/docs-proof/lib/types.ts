import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A package that pages describe. */
export interface DocumentedPackage {
  readonly name: string;
  /** The installed version. Undefined if the package isn't installed, so that nothing can be checked. */
  readonly installed?: string;
  /** Why the package is only a dependency of other packages. Readers never import it, and no page documents it. */
  readonly plumbing?: string;
  /** Entry points that aren't documented, with the reason for each: `{'./internals': 'used by the CLI'}`. */
  readonly hiddenEntries?: Readonly<Record<string, string>>;
  /** For wildcard entry points, examples that represent all of them. */
  readonly wildcardEntries?: readonly string[];
}

/** Whether the exports of a package need pages. */
export const isDocumented = ({installed, plumbing}: DocumentedPackage): boolean =>
  installed !== undefined && plumbing === undefined;

/** An entry point of a package. */
export interface Entry {
  /** Package name: `@acme/cloud`. */
  package: string;
  /** The import specifier: `@acme/cloud/client`. */
  specifier: string;
}

/** A name that an entry point exports. */
export interface Export {
  package: string;
  /** Its import specifiers. The preferred one comes first: not deprecated, then shortest. */
  specifiers: string[];
  /** The import specifiers from which it is deprecated. */
  deprecatedIn: string[];
  /** The name. Members of exported objects have a dot: `Series.Sequence`. */
  name: string;
  /** False for types, which don't exist at run time. */
  value: boolean;
  /** The text of `@deprecated`, if it is deprecated in every entry point that exports it. */
  deprecated?: string;
  symbol: ts.Symbol;
}

/** The type definitions of packages, with a type checker to read them. */
export interface Types {
  checker: ts.TypeChecker;
  program: ts.Program;
  entries: Entry[];
  exports: Export[];
  /** The file that imports every entry point, used to resolve types. */
  place: ts.SourceFile;
  /** Names that can be imported from `react`. */
  reactNames: ReadonlySet<string>;
  /** The additional modules, by file name. */
  modules: Record<string, ts.SourceFile>;
  /**
   * Whether a file belongs to the packages, or to another package of the same family: `acme` and all packages of the scope
   * `@acme` are a family. Other files contain types of React, Node.js or the browser, for example.
   */
  isOwn: (file: string) => boolean;
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

/** Types without additional modules and options, by the folder of the packages and their names. */
const readBefore = new Map<string, Types>();

/**
 * Reads the type definitions of `packages`, which are installed in `root`. Without modules and options,
 * each process reads them once.
 *
 * @param modules additional modules: file name to text
 * @param previous types of the same packages, whose files are reused
 * @throws if a package isn't installed
 */
export function readTypes(
  root: string,
  packages: readonly DocumentedPackage[],
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
  const families = new Set(packages.map(({name}) => familyOf(name)));
  const types: Types = {
    checker,
    program,
    entries,
    place,
    reactNames: reactNames(checker, place),
    modules: files,
    exports: exportsOf(checker, place, entries),
    isOwn: (file) => families.has(familyOf(file.split('/node_modules/').at(-1)!)),
  };
  if (isPlain) {
    readBefore.set(key, types);
  }
  return types;
}

/** The scope of a package without `@`, or its name: `acme` for `@acme/cloud` and for `acme`. */
const familyOf = (name: string): string => name.split('/')[0]!.replace('@', '');

/** Files that programs share, because they don't change while a check runs. */
const parsed = new Map<string, ts.SourceFile>();

/** Whether a file is temporary, so that another program may find another text there. */
const isTemporary = (file: string): boolean => file.includes('/.cache/');

/**
 * Creates a program from modules in memory.
 *
 * @param modules file name to text. They are placed in a separate folder in `root`.
 */
export function programOf(
  root: string,
  modules: Readonly<Record<string, string>>,
  previous?: ts.Program,
  options: ts.CompilerOptions = {},
): {program: ts.Program; files: Record<string, ts.SourceFile>} {
  const folder = path.join(root, '.docs-proof');
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
    if (read && !isTemporary(file)) {
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

/** Returns the entry points of an installed package, except the hidden ones. */
export function entriesOf(root: string, each: DocumentedPackage): Entry[] {
  const file = path.join(root, 'node_modules', each.name, 'package.json');
  let manifest: {exports?: Record<string, unknown> | string | null};
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as typeof manifest;
  } catch {
    throw new Error(
      `${each.name} isn't installed in ${root}. Install it, or remove \`installed\` from its entry in the list of packages.`,
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
  const found = new Map<string, Export>();
  const imports = place.statements.filter(ts.isImportDeclaration);
  for (const [index, entry] of entries.entries()) {
    const declaration = imports[index] as ts.ImportDeclaration;
    const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = unalias(checker, exported);
      const key = `${entry.package} ${exported.name}`;
      const deprecated = deprecation(checker, symbol) ?? deprecation(checker, exported);
      const known = found.get(key) ?? {
        package: entry.package,
        specifiers: [],
        deprecatedIn: [],
        name: exported.name,
        value: (symbol.flags & ts.SymbolFlags.Value) !== 0,
        deprecated,
        symbol,
      };
      found.set(key, known);
      known.specifiers.push(entry.specifier);
      if (deprecated !== undefined) {
        known.deprecatedIn.push(entry.specifier);
      } else if (known.deprecated !== undefined) {
        known.symbol = symbol;
        known.deprecated = undefined;
      }
    }
  }
  for (const {specifiers, deprecatedIn} of found.values()) {
    specifiers.sort(
      (a, b) =>
        Number(deprecatedIn.includes(a)) - Number(deprecatedIn.includes(b)) || a.length - b.length,
    );
  }
  return [...found.values()];
}

function reactNames(checker: ts.TypeChecker, place: ts.SourceFile): Set<string> {
  const declaration = place.statements.filter(ts.isImportDeclaration).at(-1);
  const module = declaration && checker.getSymbolAtLocation(declaration.moduleSpecifier);
  return new Set(module ? checker.getExportsOfModule(module).map((symbol) => symbol.name) : []);
}

/**
 * Finds an export by its name. A dotted name refers to a member of an exported object.
 *
 * @param from a package, or one of its entry points: `@acme/cloud/client`
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

/** Returns the text of a symbol's `@deprecated` tag. Empty if the tag has no text. */
export function deprecation(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({name}) => name === 'deprecated');
  return tag === undefined
    ? undefined
    : ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim();
}

/** Resolves an `export … from` to the original symbol. */
function unalias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

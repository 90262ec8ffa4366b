import {existsSync, readFileSync, statSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {packageOf} from '../../plugins/pages';

/** What the shipped code of an export needs from outside of the language. */
export interface Reach {
  /** Global names that ECMAScript doesn't define, such as `window`, `window.remotion_isStudio` or `process`. */
  readonly globals: readonly string[];
  /** The packages that aren't part of the toolkit, such as `react`. */
  readonly packages: readonly string[];
  /** Modules that only Node.js has. */
  readonly builtins: readonly string[];
}

/** The globals of ECMAScript that the packages use, and `console`, which every environment has. */
const language = new Set(
  `Array BigInt Boolean console Date Error Float32Array Float64Array Infinity Int16Array Int32Array JSON Map Math NaN Number
  Object Promise RangeError RegExp Set String Symbol SyntaxError TypeError Uint8Array Uint8ClampedArray WeakMap isFinite
  isNaN parseFloat parseInt undefined arguments`.split(/\s+/),
);

/** An export: the entry point as in an import, and the name. */
export interface Export {
  readonly entry: string;
  readonly name: string;
}

/** Whether a module is a package of the toolkit or a part of it. */
export const isOfToolkit = (module: string): boolean =>
  /^remotion(?:$|\/)|^@remotion\//.test(module);

/** How messages name an export: `spring from remotion`. */
export const nameOfExport = ({entry, name}: Export): string => `${name} from ${entry}`;

/** Finds out what the shipped code of exports needs, in the build of the packages that a bundler loads. */
export class ShippedModules {
  private readonly checker: ts.TypeChecker;
  private readonly program: ts.Program;
  /** The names in the file that imports all exports. */
  private readonly imported: readonly ts.ImportSpecifier[];

  /** @param exports everything that is looked up */
  constructor(
    private readonly root: string,
    private readonly exports: readonly Export[],
  ) {
    const options: ts.CompilerOptions = {
      allowJs: true,
      noLib: true,
      types: [],
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.CommonJS,
      maxNodeModuleJsDepth: 100,
    };
    const host = ts.createCompilerHost(options, true);
    const importer = path.join(root, 'imports-of-exports.ts');
    const text = exports
      .map(({entry, name}, index) => `import {${name} as _${index}} from '${entry}';`)
      .join('\n');
    const {getSourceFile} = host;
    host.getSourceFile = (file, ...rest) =>
      file === importer
        ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
        : getSourceFile(file, ...rest);
    host.resolveModuleNameLiterals = (literals, file) =>
      literals.map((literal) => {
        // What code loads later, such as a font, isn't part of what it needs.
        const resolvedFileName = isDynamic(literal) ? undefined : this.resolve(literal.text, file);
        return {
          resolvedModule:
            resolvedFileName === undefined
              ? undefined
              : {resolvedFileName, extension: path.extname(resolvedFileName)},
        };
      });
    this.program = ts.createProgram([importer], options, host);
    this.checker = this.program.getTypeChecker();
    const found: ts.ImportSpecifier[] = [];
    const collect = (node: ts.Node): void => {
      if (ts.isImportSpecifier(node)) {
        found.push(node);
      }
      ts.forEachChild(node, collect);
    };
    collect(this.program.getSourceFile(importer)!);
    this.imported = found;
  }

  /** @throws if the entry point has no such export */
  reach({entry, name}: Export): Reach {
    const found = {
      globals: new Set<string>(),
      packages: new Set<string>(),
      builtins: new Set<string>(),
    };
    const index = this.exports.findIndex((each) => each.entry === entry && each.name === name);
    const symbol = this.checker.getSymbolAtLocation(this.imported[index]!.name);
    const open: ts.Node[] = symbol ? this.declarations(symbol) : [];
    if (open.length === 0) {
      throw new Error(`${entry} has no export ${name}.`);
    }
    const seen = new Set<ts.Node>();
    for (let node = open.pop(); node; node = open.pop()) {
      if (!seen.has(node)) {
        seen.add(node);
        this.read(node, open, found);
      }
    }
    return {
      globals: [...found.globals].sort(),
      packages: [...found.packages].sort(),
      builtins: [...found.builtins].sort(),
    };
  }

  private read(
    node: ts.Node,
    open: ts.Node[],
    found: Record<'globals' | 'packages' | 'builtins', Set<string>>,
  ): void {
    const addModule = (module: string): void => {
      if (isBuiltin(module)) {
        found.builtins.add(module.replace(/^node:/, ''));
      } else {
        found.packages.add(packageOf(module));
      }
    };
    const visit = (each: ts.Node): void => {
      const module = requiredBy(each);
      if (module !== undefined) {
        const source = this.sourceOf(module, each);
        if (source) {
          open.push(source);
        } else {
          addModule(module);
        }
        return;
      }
      if (ts.isPropertyAccessExpression(each)) {
        const symbol = this.checker.getSymbolAtLocation(each.name);
        const declarations = symbol ? this.declarations(symbol) : [];
        if (declarations.length > 0 && isNamespace(each.expression)) {
          open.push(...declarations.filter((declaration) => !isInside(declaration, node)));
          return;
        }
        if (each.expression.getText() === 'window' || each.expression.getText() === 'process') {
          found.globals.add(each.getText());
          return;
        }
        visit(each.expression);
        return;
      }
      if (ts.isIdentifier(each) && each.text !== 'exports' && isUse(each)) {
        const symbol = ts.isShorthandPropertyAssignment(each.parent)
          ? this.checker.getShorthandAssignmentValueSymbol(each.parent)
          : this.checker.getSymbolAtLocation(each);
        const declarations = symbol ? this.declarations(symbol) : [];
        const module = declarations.length === 0 && symbol ? importedFrom(symbol) : undefined;
        if (module !== undefined) {
          addModule(module);
        } else if (declarations.length === 0 && !language.has(each.text)) {
          found.globals.add(each.text);
        }
        open.push(...declarations.filter((declaration) => !isInside(declaration, node)));
        return;
      }
      ts.forEachChild(each, visit);
    };
    ts.forEachChild(node, visit);
  }

  /** The code that gives a symbol its value. */
  private declarations(symbol: ts.Symbol): ts.Node[] {
    const target =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return (target.declarations ?? []).map((each) => {
      // `exports.name = value`
      const assignment = ts.findAncestor(each, ts.isBinaryExpression);
      return assignment && isInside(each, assignment.left) ? assignment : each;
    });
  }

  private sourceOf(module: string, from: ts.Node): ts.SourceFile | undefined {
    const file = this.resolve(module, from.getSourceFile().fileName);
    return file === undefined ? undefined : this.program.getSourceFile(file);
  }

  private resolve(module: string, from: string): string | undefined {
    const found = (base: string): string | undefined =>
      [base, `${base}.js`, `${base}.cjs`, path.join(base, 'index.js')].find(
        (file) => existsSync(file) && statSync(file).isFile(),
      );
    if (module.startsWith('.')) {
      return found(path.resolve(path.dirname(from), module));
    }
    if (!isOfToolkit(module)) {
      return undefined;
    }
    const name = packageOf(module);
    const folder = path.join(this.root, 'node_modules', name);
    const {
      exports,
      module: esm,
      main,
    } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      exports?: Record<string, string | {module?: string; import?: string}>;
    } & Partial<Record<'module' | 'main', string>>;
    const part = module.slice(name.length + 1);
    const entry = exports?.[part === '' ? '.' : `./${part}`] ?? exports?.['./*'];
    const file =
      typeof entry === 'string' ? entry : (entry?.module ?? entry?.import ?? esm ?? main);
    return file === undefined ? undefined : found(path.join(folder, file.replace('*', part)));
  }
}

/** The module in `require('module')`. */
const requiredBy = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'require' &&
  node.arguments[0] &&
  ts.isStringLiteral(node.arguments[0])
    ? node.arguments[0].text
    : undefined;

const isDynamic = ({parent}: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Whether an expression only gives access to names: `module_1`, `module_1.Internals`, `Internals`. */
const isNamespace = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isNamespace(node.expression));

const isInside = (node: ts.Node, outer: ts.Node): boolean =>
  node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;

/** Whether a name is a value that the code reads, and not the name of a property. */
const isUse = (name: ts.Identifier): boolean => {
  const {parent} = name;
  return !(
    (ts.isBindingElement(parent) && parent.propertyName === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    ((ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isGetAccessor(parent) ||
      ts.isSetAccessor(parent)) &&
      parent.name === name) ||
    ts.isBreakOrContinueStatement(parent) ||
    ts.isLabeledStatement(parent)
  );
};

/** The module of `import {name} from 'module'`. */
const importedFrom = (symbol: ts.Symbol): string | undefined => {
  const [declaration] = symbol.declarations ?? [];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  return statement && ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : undefined;
};

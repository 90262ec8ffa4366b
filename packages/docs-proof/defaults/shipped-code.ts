import ts from 'typescript';
import {calculated, fallbackOf, literal, plain, type Fallback} from './fallbacks';
import {
  homeOf,
  readPackage,
  referenceTo,
  type CodeFile,
  type Reference,
  type Scope,
} from './package-code';

/** A default that code gives to a value with a name, such as `loop = false` or `loop ?? false`. */
export interface CodeDefault {
  /** A literal as the pages write it (`30`, `"png"`), or the code of another expression. */
  readonly value: string;
  readonly isLiteral: boolean;
  /** File and line: `node_modules/acme/dist/loop/index.js:12`. */
  readonly place: string;
}

/** What the code says about an option. */
export interface CodeFacts {
  /**
   * The defaults in the function that is closest to the documented one. If these are null or undefined, which code
   * passes on, those of the next function follow. Empty if no code gives the option a default.
   */
  readonly defaults: readonly (readonly CodeDefault[])[];
  /** Whether code that was searched uses the name of the option. */
  readonly isRead: boolean;
}

/** A package whose code is searched. */
export interface SearchedPackage {
  readonly name: string;
  /** Entry points that represent the others. */
  readonly wildcardEntries?: readonly string[];
}

/** How many calls the search follows from the documented function. */
const depth = 7;

/**
 * Finds the defaults of options in the shipped code of the packages: destructuring defaults, default parameters, `??`,
 * `||`, and comparisons with `undefined`, in a function and in the functions that it calls.
 */
export class ShippedCode {
  private readonly packages = new Map<string, readonly CodeFile[]>();
  private readonly files = new Map<string, CodeFile>();
  private readonly functionsByName = new Map<string, Map<string, readonly Scope[]>>();
  /** The functions of an export, then those that these call, and so on. Filled when they are needed. */
  private readonly levels = new Map<string, (readonly Scope[])[]>();

  constructor(
    private readonly root: string,
    private readonly searched: readonly SearchedPackage[],
  ) {}

  /**
   * Looks for an option in the code of an export and in the functions that this code calls.
   *
   * @param symbol the documented export; of `Foo.bar`, the function `bar`
   */
  search(packageName: string, symbol: string, option: string): CodeFacts {
    const defaults: CodeDefault[][] = [];
    let isRead = false;
    for (let step = 0; step <= depth; step++) {
      const scopes = this.level(packageName, symbol, step);
      const found = scopes.flatMap((scope) => this.defaultsIn(scope, option));
      if (found.length > 0) {
        defaults.push(found);
        if (found.some(({value}) => !isNothing(value))) {
          break;
        }
      }
      isRead ||= scopes.some(({facts}) => facts().names.has(option));
    }
    return {defaults, isRead: isRead || defaults.length > 0};
  }

  /** The functions that an export calls after a number of steps. */
  private level(packageName: string, symbol: string, step: number): readonly Scope[] {
    const key = `${packageName} ${symbol}`;
    const levels = this.levels.get(key) ?? [
      this.exported(packageName, symbol.split('.').at(-1) ?? symbol),
    ];
    this.levels.set(key, levels);
    while (levels.length <= step) {
      const seen = new Set(levels.flat());
      const next = levels
        .at(-1)!
        .flatMap((scope) =>
          scope.facts().references.flatMap((reference) => this.functions(scope.file, reference)),
        );
      levels.push([...new Set(next)].filter((scope) => !seen.has(scope)));
    }
    return levels[step]!;
  }

  /** The value that a variable of a module has before a function such as `setScale()` sets it. */
  initialValue(packageName: string, setter: string): string | undefined {
    for (const {file, facts} of this.exported(packageName, setter)) {
      for (const name of facts().assigned) {
        const initial = file.constants.get(name);
        if (initial) {
          return this.literalOf(file, initial);
        }
      }
    }
    return undefined;
  }

  /** The functions with the name of an export, in its package or in a package that it re-exports. */
  private exported(packageName: string, name: string): readonly Scope[] {
    const order = [packageName, ...this.searched.map((each) => each.name)];
    for (const each of new Set(order)) {
      const found = this.named(each, name);
      if (found.length > 0) {
        return found;
      }
    }
    return [];
  }

  private named(packageName: string, name: string): readonly Scope[] {
    let functions = this.functionsByName.get(packageName);
    if (!functions) {
      functions = new Map<string, Scope[]>();
      for (const [each, scopes] of this.codeOf(packageName).flatMap((file) => [
        ...file.functions,
      ])) {
        functions.set(each, [...(functions.get(each) ?? []), ...scopes]);
      }
      this.functionsByName.set(packageName, functions);
    }
    return functions.get(name) ?? [];
  }

  /** The functions that a name refers to in a file. */
  private functions(from: CodeFile, {name, module}: Reference): readonly Scope[] {
    if (module === undefined) {
      return from.functions.get(name) ?? [];
    }
    const home = homeOf(from, module);
    if ('packageName' in home) {
      return this.named(home.packageName, name);
    }
    const own = this.fileAt(from.packageName, home.file)?.functions.get(name);
    // A file can export the functions of another.
    return own ?? this.named(from.packageName, name);
  }

  /** The value of a constant that a name refers to in a file, and the file that contains it. */
  private constant(
    from: CodeFile,
    {name, module}: Reference,
  ): {file: CodeFile; value: ts.Expression} | undefined {
    const home = module === undefined ? undefined : homeOf(from, module);
    const files =
      home === undefined
        ? [from]
        : 'packageName' in home
          ? this.codeOf(home.packageName)
          : [this.fileAt(from.packageName, home.file), ...this.codeOf(from.packageName)];
    for (const file of files) {
      const value = file?.constants.get(name);
      if (file && value) {
        return {file, value};
      }
    }
    return undefined;
  }

  private defaultsIn(scope: Scope, option: string): CodeDefault[] {
    const facts = scope.facts();
    const names = new Set([option, ...(facts.renamed.get(option) ?? [])]);
    const fallbacks = facts.fallbacks.filter(({name}) => names.has(name));
    const found = fallbacks
      // In `(format ?? other) ?? "jpeg"`, only the outer one is the default.
      .filter((each) => !fallbacks.some((outer) => outer !== each && isLeftOf(each.at, outer)))
      .map((fallback) => this.toDefault(scope.file, fallback));
    return found.length > 0 ? found : this.constantsIn(scope, option);
  }

  /** The value of the option in constants that the code uses, such as `{...defaultSpringConfig, ...config}`. */
  private constantsIn({file, facts}: Scope, option: string): CodeDefault[] {
    return facts().constants.flatMap(({from, property}) => {
      const constant =
        property === undefined || property === option ? this.constant(file, from) : undefined;
      const object = constant && plain(constant.value);
      return constant && object && ts.isObjectLiteralExpression(object)
        ? object.properties.flatMap((each) =>
            ts.isPropertyAssignment(each) && each.name.getText() === option
              ? [this.toDefault(constant.file, {name: option, value: each.initializer, at: each})]
              : [],
          )
        : [];
    });
  }

  private toDefault(file: CodeFile, {value, at}: Fallback): CodeDefault {
    const found = this.literalOf(file, value);
    const {line} = at.getSourceFile().getLineAndCharacterOfPosition(at.getStart());
    return {
      value: found ?? textOf(value),
      isLiteral: found !== undefined,
      place: `${file.path}:${line + 1}`,
    };
  }

  private literalOf(file: CodeFile, expression: ts.Expression, followed = 0): string | undefined {
    const node = plain(expression);
    const own = literal(node);
    if (own !== undefined || followed > 5) {
      return own;
    }
    // In `timeout ?? (fromWindow ?? 30000)`, the default is what remains if nothing is set.
    const inner = fallbackOf(node);
    if (inner && inner.at === node) {
      return this.literalOf(file, inner.value, followed + 1);
    }
    if (ts.isConditionalExpression(node)) {
      return this.conditionalLiteral(file, node, followed);
    }
    if (ts.isBinaryExpression(node)) {
      return calculated(
        node.operatorToken.kind,
        Number(this.literalOf(file, node.left, followed + 1)),
        Number(this.literalOf(file, node.right, followed + 1)),
      );
    }
    const local = ts.isIdentifier(node) ? localConstant(node) : undefined;
    if (local) {
      return this.literalOf(file, local, followed + 1);
    }
    const reference = referenceTo(node, file.modules);
    const constant = reference && this.constant(file, reference);
    return constant && this.literalOf(constant.file, constant.value, followed + 1);
  }

  /** The literal of the branch that a constant chooses, or of both if they are the same. */
  private conditionalLiteral(
    file: CodeFile,
    {condition, whenTrue, whenFalse}: ts.ConditionalExpression,
    followed: number,
  ): string | undefined {
    const chosen = this.literalOf(file, condition, followed + 1);
    if (chosen === 'true' || chosen === 'false') {
      return this.literalOf(file, chosen === 'true' ? whenTrue : whenFalse, followed + 1);
    }
    const values = [whenTrue, whenFalse].map((each) => this.literalOf(file, each, followed + 1));
    return values[0] === values[1] ? values[0] : undefined;
  }

  private fileAt(packageName: string, module: string): CodeFile | undefined {
    this.codeOf(packageName);
    return [module, `${module}.js`, `${module}.cjs`, `${module}/index.js`]
      .map((file) => this.files.get(file))
      .find((file) => file !== undefined);
  }

  private codeOf(name: string): readonly CodeFile[] {
    let code = this.packages.get(name);
    if (!code) {
      const known = this.searched.find((each) => each.name === name);
      code = known ? readPackage(this.root, name, known.wildcardEntries) : [];
      this.packages.set(name, code);
      code.forEach((file) => this.files.set(file.path, file));
    }
    return code;
  }
}

/** The value of a constant that is declared in a function around a name. */
function localConstant(name: ts.Identifier): ts.Expression | undefined {
  for (let block: ts.Node | undefined = name.parent; block; block = block.parent) {
    const statements = ts.isBlock(block) ? block.statements.filter(ts.isVariableStatement) : [];
    for (const {declarationList} of statements) {
      const found = declarationList.declarations.find((each) => each.name.getText() === name.text);
      if (found) {
        return declarationList.flags & ts.NodeFlags.Const ? found.initializer : undefined;
      }
    }
  }
  return undefined;
}

const isLeftOf = (node: ts.Node, {at, value}: Fallback): boolean =>
  isInside(node, at) && !isInside(node, value);

const isInside = (node: ts.Node, outer: ts.Node): boolean =>
  node !== outer && node.pos >= outer.pos && node.end <= outer.end;

const isNothing = (value: string): boolean => value === 'null' || value === 'undefined';

/** The code of an expression in one line. A call of an imported function is written as in the source. */
const textOf = (node: ts.Expression): string =>
  plain(node)
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/\(0, \w+\.(\w+)\)/g, '$1');

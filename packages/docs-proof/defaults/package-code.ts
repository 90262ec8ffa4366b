import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {packageOf} from '../pages/apis';
import {once} from '../lib/once';
import {fallbackOf, nameOf, plain, visit, type Fallback} from './fallbacks';

/** A name that code uses, and the module that it imports the name from. */
export interface Reference {
  readonly name: string;
  /** The module as in `require()`. Undefined if the name belongs to the file. */
  readonly module?: string;
}

/** A function or component in the shipped code, with everything inside of it. */
export interface Scope {
  readonly file: CodeFile;
  /** Collects the facts when they are needed for the first time. */
  readonly facts: () => ScopeFacts;
}

export interface ScopeFacts {
  /** What it replaces missing values with. */
  readonly fallbacks: readonly Fallback[];
  /** The local names of properties: `passed` in `({threshold: passed}) => …`. */
  readonly renamed: ReadonlyMap<string, readonly string[]>;
  /** The constants that it takes values from: `config` in `{...config, ...options}` and `config.mass`. */
  readonly constants: readonly {readonly from: Reference; readonly property?: string}[];
  /** Every name in it. */
  readonly names: ReadonlySet<string>;
  /** What it calls, renders or passes on. */
  readonly references: readonly Reference[];
  /** The variables that it assigns a value to. */
  readonly assigned: readonly string[];
}

/** A CommonJS file. */
export interface CodeFile {
  readonly packageName: string;
  /** Relative to the root. */
  readonly path: string;
  readonly functions: ReadonlyMap<string, readonly Scope[]>;
  /** Values that aren't functions. Null if the file has several with the name. */
  readonly constants: ReadonlyMap<string, ts.Expression | null>;
  /** The modules that it loads, by the name of the variable. */
  readonly modules: ReadonlyMap<string, string>;
}

/**
 * Reads the files of the CommonJS build of a package.
 *
 * @param only entry points, if they and what they load represent the package
 */
export function readPackage(root: string, name: string, only?: readonly string[]): CodeFile[] {
  const dist = path.join('node_modules', name, 'dist');
  if (!existsSync(path.join(root, dist))) {
    return [];
  }
  const files = readdirSync(path.join(root, dist), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(dist, file.split(path.sep).join('/')))
    .filter((file) => /\.c?js$/.test(file) && !/\/(?:test|esm)\//.test(file))
    .sort();
  // Files with generated content, such as one for each font, begin with a capital or a digit.
  const isRepresented = (file: string): boolean =>
    only === undefined ||
    /^[a-z]/.test(path.basename(file)) ||
    only.some((entry) => path.basename(entry) === path.basename(file, '.js'));
  return files.filter(isRepresented).map((file) => readFile(root, name, file));
}

function readFile(root: string, packageName: string, file: string): CodeFile {
  const functions = new Map<string, Scope[]>();
  const constants = new Map<string, ts.Expression | null>();
  const modules = new Map<string, string>();
  const result: CodeFile = {packageName, path: file, functions, constants, modules};
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const addFunction = (name: string, node: ts.Node): void => {
    const known = functions.get(name) ?? [];
    functions.set(name, [...known, {file: result, facts: once(() => factsOf(node, modules))}]);
  };
  const define = (name: string, value: ts.Expression): void => {
    if (isCallable(value)) {
      addFunction(name, value);
    } else {
      constants.set(name, constants.has(name) ? null : value);
    }
  };
  const read = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name) {
      addFunction(node.name.getText(), node);
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      const module = requiredIn(node.initializer);
      if (module !== undefined && ts.isIdentifier(node.name)) {
        modules.set(node.name.text, module);
      } else if (ts.isIdentifier(node.name)) {
        define(node.name.text, node.initializer);
      } else if (ts.isObjectBindingPattern(node.name)) {
        // `const {useTimeline} = acme_1.Internals` takes names from a module.
        const from = modules.get(rootOf(node.initializer) ?? '');
        for (const {name} of from === undefined ? [] : node.name.elements) {
          modules.set(name.getText(), from!);
        }
      }
    }
    const exported = exportedIn(node);
    if (exported) {
      define(...exported);
    }
    // Functions inside of functions belong to them.
    if (!isFunction(node)) {
      ts.forEachChild(node, read);
    }
  };
  read(source);
  return result;
}

function factsOf(scope: ts.Node, modules: CodeFile['modules']): ScopeFacts {
  const fallbacks: Fallback[] = [];
  const renamed = new Map<string, string[]>();
  const constants: {from: Reference; property?: string}[] = [];
  const names = new Set<string>();
  const references = new Map<string, Reference>();
  const assigned: string[] = [];
  visit(scope, (node) => {
    const fallback = fallbackOf(node);
    if (fallback) {
      fallbacks.push(fallback);
    }
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) {
      names.add(node.text);
    }
    if (ts.isBindingElement(node) && node.propertyName && ts.isIdentifier(node.name)) {
      const key = node.propertyName.getText();
      renamed.set(key, [...(renamed.get(key) ?? []), node.name.text]);
    }
    if (ts.isSpreadAssignment(node)) {
      const from = referenceTo(node.expression, modules);
      if (from) {
        constants.push({from});
      }
    }
    if (ts.isPropertyAccessExpression(node)) {
      const from = referenceTo(node.expression, modules);
      if (from) {
        constants.push({from, property: node.name.text});
      }
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(node.left)
    ) {
      assigned.push(node.left.text);
    }
    if ((ts.isIdentifier(node) && isUse(node)) || ts.isPropertyAccessExpression(node)) {
      const reference = referenceTo(node, modules);
      if (reference) {
        references.set(`${reference.module} ${reference.name}`, reference);
      }
    }
  });
  return {fallbacks, renamed, constants, names, references: [...references.values()], assigned};
}

/**
 * Returns what an expression refers to: `name`, `exports.name`, `module_1.name` or `module_1.Internals.name`.
 * Undefined for properties of other values.
 */
export function referenceTo(
  expression: ts.Expression,
  modules: CodeFile['modules'],
): Reference | undefined {
  const node = plain(expression);
  if (ts.isIdentifier(node)) {
    return {name: node.text, module: modules.get(node.text)};
  }
  if (!ts.isPropertyAccessExpression(node)) {
    return undefined;
  }
  const owner = rootOf(node);
  if (owner === 'exports') {
    return {name: node.name.text};
  }
  const module = modules.get(owner ?? '');
  return module === undefined ? undefined : {name: node.name.text, module};
}

/** The leftmost name: `a` in `a.b.c`. */
function rootOf(expression: ts.Expression): string | undefined {
  const node = plain(expression);
  return ts.isPropertyAccessExpression(node)
    ? rootOf(node.expression)
    : ts.isIdentifier(node)
      ? node.text
      : undefined;
}

const isUse = ({parent}: ts.Identifier): boolean =>
  !ts.isPropertyAccessExpression(parent) &&
  !ts.isBindingElement(parent) &&
  !ts.isParameter(parent) &&
  !ts.isVariableDeclaration(parent);

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** Whether an expression is a function, or a call that is given one, such as `forwardRef(PlayerFn)`. */
function isCallable(node: ts.Expression): boolean {
  const inner = plain(node);
  return (
    isFunction(inner) ||
    (ts.isCallExpression(inner) &&
      inner.arguments.some(
        (argument) =>
          ts.isIdentifier(argument) ||
          /^exports\.\w+$/.test(argument.getText()) ||
          isCallable(argument),
      ))
  );
}

/** The module in `require('./a')`, or in a call of a helper that is given it: `__importDefault(require('./a'))`. */
function requiredIn(node: ts.Expression): string | undefined {
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  if (!argument || !ts.isCallExpression(node)) {
    return undefined;
  }
  const callee = nameOf(node.expression) ?? '';
  return callee === 'require'
    ? ts.isStringLiteral(argument)
      ? argument.text
      : undefined
    : /^__import/.test(callee)
      ? requiredIn(argument)
      : undefined;
}

/** The name and the value of `exports.Audio = forwardRef(…)`. Skips declarations and `exports.Audio = Audio`. */
const exportedIn = (node: ts.Node): [name: string, value: ts.Expression] | undefined =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.left) &&
  node.left.expression.getText() === 'exports' &&
  !ts.isIdentifier(node.right) &&
  !ts.isVoidExpression(node.right) &&
  !(
    ts.isBinaryExpression(node.right) &&
    nameOf(node.right.left) !== undefined &&
    node.right.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
    ? [node.left.name.text, node.right]
    : undefined;

/** The package that a module belongs to, or the file relative to the root. */
export const homeOf = (file: CodeFile, module: string): {file: string} | {packageName: string} =>
  module.startsWith('.')
    ? {file: path.posix.join(path.posix.dirname(file.path), module)}
    : {packageName: packageOf(module)};

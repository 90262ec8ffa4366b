import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** A CommonJS file of a package, with its top-level names. */
export interface Source {
  file: string;
  tree: ts.SourceFile;
  /** Top-level variables and functions, with their values. */
  declarations: Map<string, ts.Node>;
  /** Names exported with `exports.x = …`, with their values. */
  exports: Map<string, ts.Node>;
  /** Top-level variables that contain a module: name to file. */
  modules: Map<string, string>;
  /** Top-level variables that can change. */
  state: Set<string>;
  /** Top-level names destructured from an object: `const {presetOption} = Options.all`. */
  destructured: Map<string, {object: ts.Expression; key: string}>;
}

/** A piece of code and its file. */
export interface Place {
  node: ts.Node;
  source: Source;
}

/** Reads and resolves the JavaScript of packages. */
export class Sources {
  private readonly known = new Map<string, Source>();

  /** @param isOwn whether to read an imported module: `@acme/cli/dist/build`. Other modules are unknown values. */
  constructor(
    private readonly root: string,
    private readonly isOwn: (module: string) => boolean,
  ) {}

  /** Reads a module of an installed package, such as `@acme/cli` or `@acme/cli/dist/build`, exported or not. */
  module(specifier: string): Source {
    const folder = path.join(this.root, 'node_modules');
    return this.read(createRequire(path.join(folder, 'x')).resolve(path.join(folder, specifier)));
  }

  /** Reads a file once. */
  private read(file: string): Source {
    const source = this.known.get(file) ?? this.parse(file);
    this.known.set(file, source);
    return source;
  }

  private parse(file: string): Source {
    const tree = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
      ts.ScriptKind.JS,
    );
    const source: Source = {
      file,
      tree,
      declarations: new Map(),
      exports: new Map(),
      modules: new Map(),
      state: new Set(),
      destructured: new Map(),
    };
    for (const statement of tree.statements) {
      this.collect(statement, source);
    }
    return source;
  }

  private collect(statement: ts.Statement, source: Source): void {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      source.declarations.set(statement.name.text, statement);
    }
    if (ts.isVariableStatement(statement)) {
      const isState = (statement.declarationList.flags & ts.NodeFlags.Let) !== 0;
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isObjectBindingPattern(name) && initializer) {
          for (const element of name.elements) {
            if (ts.isIdentifier(element.name)) {
              const key = element.propertyName ?? element.name;
              source.destructured.set(element.name.text, {
                object: initializer,
                key: key.getText(),
              });
            }
          }
          continue;
        }
        if (!ts.isIdentifier(name)) {
          continue;
        }
        if (isState) {
          source.state.add(name.text);
        }
        const module = initializer && requiredModule(initializer);
        const file = module === undefined ? undefined : this.resolve(source, module);
        if (file !== undefined) {
          source.modules.set(name.text, file);
        } else if (initializer) {
          source.declarations.set(name.text, initializer);
        }
      }
    }
    if (ts.isExpressionStatement(statement)) {
      const {expression} = statement;
      if (
        ts.isBinaryExpression(expression) &&
        expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        ts.isPropertyAccessExpression(expression.left) &&
        expression.left.expression.getText() === 'exports'
      ) {
        // `exports.a = exports.b = void 0` declares names. The last assignment has the value.
        source.exports.set(expression.left.name.text, expression.right);
      }
    }
  }

  private resolve(source: Source, module: string): string | undefined {
    return module.startsWith('.') || this.isOwn(module)
      ? createRequire(source.file).resolve(module)
      : undefined;
  }

  /**
   * Resolves an expression. Follows names, `exports.x`, modules and the properties of objects. Returns
   * undefined if the value is only known at run time.
   */
  find(node: ts.Expression, source: Source, depth = 0): Place | undefined {
    if (depth > 20) {
      return undefined;
    }
    if (ts.isParenthesizedExpression(node)) {
      return this.find(node.expression, source, depth + 1);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
      return this.find(node.right, source, depth + 1);
    }
    if (ts.isIdentifier(node)) {
      const taken = source.destructured.get(node.text);
      if (taken) {
        return this.member(taken.object, taken.key, source, depth + 1);
      }
      const declared = source.declarations.get(node.text);
      return declared ? this.next(declared, source, depth) : undefined;
    }
    return ts.isPropertyAccessExpression(node)
      ? this.member(node.expression, node.name.text, source, depth)
      : undefined;
  }

  private next(node: ts.Node, source: Source, depth: number): Place {
    return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
      ? (this.find(node, source, depth + 1) ?? {node, source})
      : {node, source};
  }

  /** Resolves `owner.name`. */
  private member(
    owner: ts.Expression,
    name: string,
    source: Source,
    depth: number,
  ): Place | undefined {
    if (ts.isIdentifier(owner)) {
      if (owner.text === 'exports') {
        const exported = source.exports.get(name);
        return exported ? this.next(exported, source, depth) : undefined;
      }
      const file = source.modules.get(owner.text);
      if (file !== undefined) {
        const module = this.read(file);
        const exported = module.exports.get(name);
        return exported ? this.next(exported, module, depth) : undefined;
      }
    }
    const object = this.find(owner, source, depth + 1);
    if (!object || !ts.isObjectLiteralExpression(object.node)) {
      return undefined;
    }
    for (const property of object.node.properties) {
      if (property.name?.getText() !== name) {
        continue;
      }
      if (ts.isPropertyAssignment(property)) {
        return this.next(property.initializer, object.source, depth);
      }
      if (ts.isShorthandPropertyAssignment(property)) {
        return this.find(property.name, object.source, depth + 1);
      }
      return {node: property, source: object.source};
    }
    return undefined;
  }

  /** Returns the text of a constant, as in `exports.SITES_COMMAND = 'sites'`. */
  text(node: ts.Expression, source: Source): string | undefined {
    if (ts.isStringLiteralLike(node)) {
      return node.text;
    }
    const found = this.find(node, source)?.node;
    return found && ts.isStringLiteralLike(found) ? found.text : undefined;
  }
}

function requiredModule(node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  const [first] = node.arguments;
  if (node.expression.getText() === 'require' && first && ts.isStringLiteral(first)) {
    return first.text;
  }
  return node.expression.getText() === '__importDefault' && first
    ? requiredModule(first)
    : undefined;
}

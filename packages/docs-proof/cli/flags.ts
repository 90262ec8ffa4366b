import ts from 'typescript';
import type {Place, Source, Sources} from './source';

/** A flag that a command reads. */
export interface ReadFlag {
  name: string;
  /** The code of the default: `DEFAULT_TIMEOUT`. */
  fallback?: Place;
  /** The config file settings that set the same state. */
  setters?: readonly string[];
  /** Whether an option object reads it. The option object has the default. */
  byOption?: boolean;
}

/** How the code of a program names its flags. */
export interface FlagConventions {
  /** The variables that contain the parsed arguments: `parsed` in `parsed.memory`. */
  readonly parsed: readonly string[];
  /** Flags whose property has another name: minimist turns `--no-open` into `open: false`. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The object whose methods set what the config file sets: `Config` in `Config.setScale(…)`. */
  readonly config: string;
  /** Objects that describe an option, such as `scaleOption.getValue({commandLine: parsed})`. */
  readonly optionObjects: {
    /** The method that reads the flag: `getValue`. */
    readonly method: string;
    /** The property with the name of the flag: `cliFlag`. */
    readonly flag: string;
    /** Returns the flag of an object: `scale` for `scaleOption`. */
    readonly flagOf: (name: string) => string | undefined;
  };
}

/**
 * Finds the flags that a piece of code in a package reads, directly or through functions that it
 * calls.
 */
export class FlagReader {
  /** Maps state in the config modules to the flags that are stored in it. */
  private readonly written = new Map<string, ReadFlag[]>();

  constructor(
    private readonly sources: Sources,
    private readonly conventions: FlagConventions,
  ) {}

  /**
   * Reads the file that copies flags into config file settings. Commands that read such a setting are
   * then known to read the flag.
   */
  learnSettings(place: Place): void {
    const body = bodyOf(place.node);
    for (const statement of body && ts.isBlock(body) ? body.statements : []) {
      const flags = new Map<string, ReadFlag>();
      this.walk(statement, place.source, new Set(), flags, true);
      const names = [...flags.keys()];
      visitCalls(statement, (call) => {
        const setter = this.setterOf(call);
        const target = this.sources.find(call.expression, place.source);
        for (const key of target ? this.writes(target) : []) {
          const known = this.written.get(key) ?? [];
          known.push(
            ...names.map((name) => ({name, setters: setter === undefined ? [] : [setter]})),
          );
          this.written.set(key, known);
        }
      });
    }
  }

  /** @param notFollowed names of functions to skip */
  flagsOf(place: Place, notFollowed: ReadonlySet<string> = new Set()): Map<string, ReadFlag> {
    const found = new Map<string, ReadFlag>();
    this.walk(place.node, place.source, new Set(), found, false, notFollowed);
    return found;
  }

  private walk(
    node: ts.Node,
    source: Source,
    seen: Set<ts.Node>,
    found: Map<string, ReadFlag>,
    shallow: boolean,
    notFollowed: ReadonlySet<string> = new Set(),
  ): void {
    if (seen.has(node)) {
      return;
    }
    seen.add(node);
    const follow = (place: Place | undefined): void => {
      if (place && !shallow) {
        this.walk(place.node, place.source, seen, found, shallow, notFollowed);
      }
    };
    const scan = (one: ts.Node): void => {
      if (isFunction(one)) {
        seen.add(one);
      }
      const destructuredCall = this.destructuredCall(one, source);
      if (destructuredCall) {
        for (const place of destructuredCall.read) {
          follow(place);
        }
        destructuredCall.call.arguments.forEach(scan);
        return;
      }
      const flag = this.flagRead(one, source);
      if (flag !== undefined) {
        add(found, {
          name: flag,
          fallback: fallbackOf(one, source),
          byOption: ts.isCallExpression(one),
        });
      }
      if (ts.isIdentifier(one) && source.state.has(one.text) && !isDeclaredName(one)) {
        for (const each of this.written.get(`${source.file} ${one.text}`) ?? []) {
          add(found, each);
        }
      }
      const isName = ts.isIdentifier(one) && !isDeclaredName(one);
      if ((isName || ts.isPropertyAccessExpression(one)) && !notFollowed.has(lastName(one))) {
        const place = this.sources.find(one, source);
        if (place && !ts.isObjectLiteralExpression(place.node) && !this.isParsed(one)) {
          follow(place);
          if (ts.isPropertyAccessExpression(one)) {
            return;
          }
        }
      }
      if (notFollowed.has(lastName(one))) {
        return;
      }
      ts.forEachChild(one, scan);
    };
    scan(node);
  }

  private isParsed(node: ts.Node): boolean {
    return this.conventions.parsed.includes(lastName(node));
  }

  /** Returns the method of the config that an expression calls, if any. */
  private setterOf({expression}: ts.CallExpression): string | undefined {
    return ts.isPropertyAccessExpression(expression) &&
      lastName(expression.expression) === this.conventions.config
      ? expression.name.text
      : undefined;
  }

  /** Returns the flag that an expression reads, if any. */
  private flagRead(node: ts.Node, source: Source): string | undefined {
    const {renamed, optionObjects} = this.conventions;
    if (ts.isPropertyAccessExpression(node) && this.isParsed(node.expression)) {
      const name = node.name.text;
      // The arguments that aren't flags.
      return name === '_' ? undefined : (renamed[name] ?? name);
    }
    if (ts.isElementAccessExpression(node) && this.isParsed(node.expression)) {
      return this.flagText(node.argumentExpression, source);
    }
    if (
      ts.isBindingElement(node) &&
      ts.isVariableDeclaration(node.parent.parent) &&
      node.parent.parent.initializer &&
      this.isParsed(node.parent.parent.initializer)
    ) {
      return (node.propertyName ?? node.name).getText();
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (node.expression.name.text === optionObjects.method) {
        return optionObjects.flagOf(lastName(node.expression.expression));
      }
    }
    return undefined;
  }

  private flagText(node: ts.Expression, source: Source): string | undefined {
    if (ts.isStringLiteralLike(node)) {
      return node.text;
    }
    const {flag, flagOf} = this.conventions.optionObjects;
    if (ts.isPropertyAccessExpression(node) && node.name.text === flag) {
      return flagOf(lastName(node.expression));
    }
    if (ts.isIdentifier(node)) {
      const local = localConstant(node);
      if (local) {
        return this.flagText(local, source);
      }
    }
    return this.sources.text(node, source);
  }

  /**
   * Handles `const {a, b} = getCliOptions(…)`. Only the destructured keys and the code that computes them
   * are read.
   */
  private destructuredCall(
    node: ts.Node,
    source: Source,
  ): {call: ts.CallExpression; read: Place[]} | undefined {
    if (
      !ts.isVariableDeclaration(node) ||
      !ts.isObjectBindingPattern(node.name) ||
      !node.initializer ||
      !ts.isCallExpression(node.initializer) ||
      this.flagRead(node.initializer, source) !== undefined
    ) {
      return undefined;
    }
    const call = node.initializer;
    const callee = this.sources.find(call.expression, source);
    const body = callee && bodyOf(callee.node);
    if (!callee || !body || !ts.isBlock(body)) {
      return undefined;
    }
    const result = body.statements.find(ts.isReturnStatement)?.expression;
    if (!result || !ts.isObjectLiteralExpression(result)) {
      return undefined;
    }
    const read: Place[] = [];
    for (const element of node.name.elements) {
      const key = (element.propertyName ?? element.name).getText();
      const property = result.properties.find((one) => one.name?.getText() === key);
      if (!property) {
        continue;
      }
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      const local = value && ts.isIdentifier(value) ? declaredIn(body, value.text) : undefined;
      const made = local ?? value;
      if (made) {
        read.push({node: made, source: callee.source});
      }
    }
    return {call, read};
  }

  /** Returns the state that a function sets, directly or through other functions in its file. */
  private writes(place: Place, seen = new Set<ts.Node>()): Set<string> {
    const found = new Set<string>();
    if (seen.has(place.node)) {
      return found;
    }
    seen.add(place.node);
    const scan = (node: ts.Node): void => {
      if (
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        ts.isIdentifier(node.left) &&
        place.source.state.has(node.left.text)
      ) {
        found.add(`${place.source.file} ${node.left.text}`);
      }
      if (ts.isCallExpression(node)) {
        const callee = this.sources.find(node.expression, place.source);
        if (callee?.source === place.source) {
          for (const each of this.writes(callee, seen)) {
            found.add(each);
          }
        }
      }
      ts.forEachChild(node, scan);
    };
    scan(place.node);
    return found;
  }
}

function add(found: Map<string, ReadFlag>, flag: ReadFlag): void {
  const known = found.get(flag.name);
  found.set(flag.name, {
    name: flag.name,
    fallback: known?.fallback ?? flag.fallback,
    setters: [...new Set([...(known?.setters ?? []), ...(flag.setters ?? [])])],
    byOption: (known?.byOption ?? false) || (flag.byOption ?? false),
  });
}

/**
 * Returns the code after the colon in `(_a = flags.memory) !== null && _a !== void 0 ? _a : DEFAULT`.
 */
function fallbackOf(node: ts.Node, source: Source): Place | undefined {
  let child = node;
  // The loop ends at the source file at the latest, which is neither of the kinds below.
  for (let each = node.parent; ; child = each, each = each.parent) {
    if (ts.isConditionalExpression(each) && child === each.condition) {
      return /void 0/.test(each.condition.getText()) ? {node: each.whenFalse, source} : undefined;
    }
    if (
      !ts.isBinaryExpression(each) &&
      !ts.isParenthesizedExpression(each) &&
      !ts.isPropertyAccessExpression(each)
    ) {
      return undefined;
    }
  }
}

function lastName(node: ts.Node): string {
  if (ts.isIdentifier(node)) {
    return node.text;
  }
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

function isFunction(node: ts.Node): boolean {
  return (
    ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
  );
}

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
    ? node.body
    : undefined;
}

/** Whether an identifier is a declaration or a key rather than a reference. */
function isDeclaredName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isVariableDeclaration(parent) && parent.name === node) ||
    ts.isBindingElement(parent) ||
    (ts.isParameter(parent) && parent.name === node)
  );
}

/** Returns the value of a constant in the surrounding function. */
function localConstant(node: ts.Identifier): ts.Expression | undefined {
  for (let each: ts.Node = node; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isBlock(each)) {
      const found = declaredIn(each, node.text);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

function declaredIn(body: ts.Block, name: string): ts.Expression | undefined {
  for (const statement of body.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name) && declaration.name.text === name) {
          return declaration.initializer;
        }
      }
    }
  }
  return undefined;
}

function visitCalls(node: ts.Node, visit: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) {
    visit(node);
  }
  ts.forEachChild(node, (child) => visitCalls(child, visit));
}

import ts from 'typescript';

/** A piece of code that replaces a missing value: `loop = false`, `loop ?? false`. */
export interface Fallback {
  /** The name of the value that may be missing: `loop`. */
  readonly name: string;
  /** What replaces it. */
  readonly value: ts.Expression;
  readonly at: ts.Node;
}

const keywords: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.TrueKeyword, 'true'],
  [ts.SyntaxKind.FalseKeyword, 'false'],
  [ts.SyntaxKind.NullKeyword, 'null'],
  // `void 0` is what the compiler makes of `undefined`.
  [ts.SyntaxKind.VoidExpression, 'undefined'],
]);

/** Returns a literal as the pages write it, or undefined for other expressions. */
export function literal(expression: ts.Expression): string | undefined {
  const node = plain(expression);
  if (ts.isNumericLiteral(node)) {
    return String(Number(node.text));
  }
  if (ts.isStringLiteralLike(node)) {
    return JSON.stringify(node.text);
  }
  if (ts.isIdentifier(node)) {
    return node.text === 'undefined' || node.text === 'Infinity' ? node.text : undefined;
  }
  const keyword = keywords.get(node.kind);
  if (keyword !== undefined) {
    return keyword;
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const operand = literal(node.operand);
    if (operand === undefined) {
      return undefined;
    }
    return node.operator === ts.SyntaxKind.MinusToken
      ? `-${operand}`
      : node.operator === ts.SyntaxKind.ExclamationToken
        ? String(operand === '0' || operand === 'false')
        : undefined;
  }
  if (ts.isBinaryExpression(node)) {
    return calculated(
      node.operatorToken.kind,
      Number(literal(node.left)),
      Number(literal(node.right)),
    );
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(literal);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.map((property) => {
      const value = ts.isPropertyAssignment(property) ? literal(property.initializer) : undefined;
      return value === undefined ? undefined : `${property.name?.getText()}: ${value}`;
    });
    return entries.includes(undefined) ? undefined : `{${entries.join(', ')}}`;
  }
  return undefined;
}

/** Returns the result of a calculation with numbers as a literal. Undefined if one isn't a number. */
export function calculated(
  operator: ts.SyntaxKind,
  left: number,
  right: number,
): string | undefined {
  const result =
    operator === ts.SyntaxKind.AsteriskToken
      ? left * right
      : operator === ts.SyntaxKind.PlusToken
        ? left + right
        : NaN;
  return Number.isNaN(result) ? undefined : String(result);
}

/** Returns the literal in a text, such as a default on a page. Undefined if the text is anything else. */
export function literalIn(text: string): string | undefined {
  const source = ts.createSourceFile('default.ts', `(${text})`, ts.ScriptTarget.Latest, true);
  const [statement, ...others] = source.statements;
  return statement && others.length === 0 && ts.isExpressionStatement(statement)
    ? literal(statement.expression)
    : undefined;
}

/** Whether a default on a page is the value in the code: the same literal, or the same code. */
export function isSame(written: string, value: string): boolean {
  const literal = literalIn(written);
  return literal === undefined ? written === value : literal === (literalIn(value) ?? value);
}

/** Removes parentheses and type assertions. */
export const plain = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isAwaitExpression(node)
    ? plain(node.expression)
    : node;

/** The name of a value: `loop` for `loop`, `props.loop`, `props?.loop` and `(_a = props.loop)`. */
export function nameOf(expression: ts.Expression): string | undefined {
  const node = plain(expression);
  if (ts.isIdentifier(node)) {
    return node.text;
  }
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text;
  }
  if (ts.isConditionalExpression(node)) {
    // What the compiler makes of `options?.method`, and of the left side of `(method ?? other) ?? 'blob-url'`.
    return nameOf(ts.isVoidExpression(node.whenTrue) ? node.whenFalse : node.whenTrue);
  }
  if (!ts.isBinaryExpression(node)) {
    return undefined;
  }
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.EqualsToken:
      return nameOf(node.right);
    case ts.SyntaxKind.QuestionQuestionToken:
      return nameOf(node.left);
    default:
      return undefined;
  }
}

const isMissing = (node: ts.Expression): boolean =>
  ts.isVoidExpression(node) ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  (ts.isStringLiteralLike(node) && node.text === 'undefined') ||
  node.kind === ts.SyntaxKind.NullKeyword;

const comparisons = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, true],
  [ts.SyntaxKind.EqualsEqualsToken, true],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, false],
  [ts.SyntaxKind.ExclamationEqualsToken, false],
]);

/** The value that a condition compares with undefined or null, and whether the condition is true if it is missing. */
function comparedWithMissing(condition: ts.Expression): {name: string; is: boolean} | undefined {
  const node = plain(condition);
  if (!ts.isBinaryExpression(node)) {
    return undefined;
  }
  if (
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    node.operatorToken.kind === ts.SyntaxKind.BarBarToken
  ) {
    // `a !== null && a !== void 0` is what the compiler makes of `a ??`. The left side names the value.
    const [left, right] = [comparedWithMissing(node.left), comparedWithMissing(node.right)];
    return left && right && left.is === right.is ? left : undefined;
  }
  const is = comparisons.get(node.operatorToken.kind);
  if (is === undefined || !isMissing(plain(node.right))) {
    return undefined;
  }
  const left = plain(node.left);
  const name = nameOf(ts.isTypeOfExpression(left) ? left.expression : left);
  return name === undefined ? undefined : {name, is};
}

/** `a === undefined ? 30 : a`, and what the compiler makes of `a ?? 30`. Ignores what it makes of `a?.b`. */
function ofConditional(node: ts.ConditionalExpression): Fallback | undefined {
  const compared = comparedWithMissing(node.condition);
  if (!compared) {
    return undefined;
  }
  const [value, otherwise] = compared.is
    ? [node.whenTrue, node.whenFalse]
    : [node.whenFalse, node.whenTrue];
  const isOptionalChain = ts.isVoidExpression(value) && !ts.isIdentifier(plain(otherwise));
  const compares = identifiersIn(node.condition);
  return isOptionalChain || ![...identifiersIn(otherwise)].some((each) => compares.has(each))
    ? undefined
    : {name: compared.name, value, at: node};
}

/** Returns what a piece of code replaces a missing value with, if it does. Looks only at the node itself. */
export function fallbackOf(node: ts.Node): Fallback | undefined {
  if (ts.isBindingElement(node) && node.initializer) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) || ts.isStringLiteral(name)
      ? {name: name.text, value: node.initializer, at: node}
      : undefined;
  }
  if (ts.isParameter(node) && node.initializer && ts.isIdentifier(node.name)) {
    return {name: node.name.text, value: node.initializer, at: node};
  }
  if (ts.isVariableDeclaration(node)) {
    return ofVariable(node);
  }
  if (ts.isConditionalExpression(node)) {
    return ofConditional(node);
  }
  if (!ts.isBinaryExpression(node)) {
    return undefined;
  }
  const name = nameOf(node.left);
  if (name === undefined) {
    return undefined;
  }
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.QuestionQuestionEqualsToken:
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.BarBarEqualsToken:
      return {name, value: node.right, at: node};
    case ts.SyntaxKind.ExclamationEqualsEqualsToken:
    case ts.SyntaxKind.ExclamationEqualsToken:
      // `loop !== false` is true without `loop`.
      return plain(node.right).kind === ts.SyntaxKind.FalseKeyword
        ? {name, value: ts.factory.createTrue(), at: node}
        : undefined;
    default:
      return undefined;
  }
}

/** `let easing = linear; if (options.easing) easing = options.easing;` */
function ofVariable(node: ts.VariableDeclaration): Fallback | undefined {
  if (
    !ts.isIdentifier(node.name) ||
    !node.initializer ||
    !ts.isVariableDeclarationList(node.parent) ||
    (node.parent.flags & ts.NodeFlags.Let) === 0
  ) {
    return undefined;
  }
  const name = node.name.text;
  let isReplaced = false;
  visit(node.parent.parent.parent, (each) => {
    isReplaced ||=
      ts.isBinaryExpression(each) &&
      each.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(each.left) &&
      each.left.text === name &&
      ts.isPropertyAccessExpression(plain(each.right)) &&
      nameOf(each.right) === name;
  });
  return isReplaced ? {name, value: node.initializer, at: node} : undefined;
}

function identifiersIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  visit(node, (each) => {
    if (ts.isIdentifier(each)) {
      names.add(each.text);
    }
  });
  return names;
}

/** Calls a function for a node and everything in it. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  ts.forEachChild(node, (child) => visit(child, callback));
}

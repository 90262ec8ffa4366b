import ts from 'typescript';

/** Names that every program has. */
const globals = new Set([
  'Array',
  'Boolean',
  'Infinity',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'Object',
  'String',
  'parseFloat',
  'parseInt',
  'undefined',
]);

const parse = (code: string): ts.SourceFile =>
  ts.createSourceFile('expression.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

/**
 * Returns the names that an expression needs from its surroundings.
 *
 * @returns undefined if the text isn't an expression that calculates something or calls a function with arguments. The result
 *   of a call without arguments, or of a hook, depends on where it is called.
 */
export function freeNames(text: string): Set<string> | undefined {
  const source = parse(`(${text});`);
  const {parseDiagnostics} = source as unknown as {parseDiagnostics: readonly unknown[]};
  const [statement] = source.statements;
  if (parseDiagnostics.length > 0 || source.statements.length !== 1 || text.includes('…')) {
    return undefined;
  }
  const names = new Set<string>();
  const own = new Set<string>();
  let calculates = false;
  const read = (node: ts.Node): void => {
    calculates ||=
      (ts.isCallExpression(node) && node.arguments.length > 0) || ts.isBinaryExpression(node);
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) {
      own.add(node.name.text);
    }
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      names.add(node.text);
    }
    ts.forEachChild(node, read);
  };
  read(statement!);
  const free = [...names].filter((name) => !own.has(name) && !globals.has(name));
  return calculates && !free.some((name) => /^use[A-Z]/.test(name)) ? new Set(free) : undefined;
}

function isMemberName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** Returns the names that a module imports or declares at its top level, except types. */
export function topLevelNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const statement of parse(code).statements) {
    if (ts.isImportDeclaration(statement)) {
      const {importClause: clause} = statement;
      if (clause?.name) {
        names.add(clause.name.text);
      }
      if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings)) {
        for (const {name, isTypeOnly} of clause.namedBindings.elements) {
          if (!isTypeOnly && !isOfTypes(clause)) {
            names.add(name.text);
          }
        }
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const {name} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) {
          names.add(name.text);
        }
      }
    } else if (
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name
    ) {
      names.add(statement.name.text);
    }
  }
  return names;
}

const isOfTypes = (clause: ts.ImportClause | undefined): boolean =>
  clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** Returns the specifiers of the imports of a module, except imports of types. */
export function importsOf(code: string): string[] {
  return parse(code).statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    !isOfTypes(statement.importClause)
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** A value in a comment after a statement. */
export interface CommentedValue {
  /** The name under which the program records the value. */
  id: string;
  shown: string;
  /** 0-based line of the code. */
  line: number;
  /** The statement, for messages. */
  statement: string;
  /** Whether the value is what `console.log()` prints. */
  printed: boolean;
}

/** The object through which a program records values. */
export const recorder = '__outputs';

/**
 * Finds comments that state the value of the statement before them (`fade(5); // 0.5`), and makes the program record these
 * values.
 */
export function recordComments(code: string): {code: string; values: CommentedValue[]} {
  const source = parse(code);
  const values: CommentedValue[] = [];
  const insertions: {at: number; text: string}[] = [];
  const visit = (node: ts.Node): void => {
    const shown = ts.isStatement(node) ? commentOf(node, code) : undefined;
    const target = shown === undefined ? undefined : expressionOf(node as ts.Statement);
    if (shown !== undefined && target !== undefined) {
      const id = `comment ${values.length}`;
      values.push({
        id,
        shown,
        line: source.getLineAndCharacterOfPosition(node.getEnd()).line,
        statement: node.getText(),
        printed: target.printed,
      });
      insertions.push(
        {
          at: target.from,
          text: `${target.printed ? `...${recorder}.print` : `${recorder}.pass`}(${JSON.stringify(id)}, `,
        },
        {at: target.to, text: ')'},
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let result = code;
  for (const {at, text} of insertions.sort((a, b) => b.at - a.at)) {
    result = result.slice(0, at) + text + result.slice(at);
  }
  return {code: result, values};
}

/** Returns the value in a comment on the line on which a statement ends. */
function commentOf(node: ts.Statement, code: string): string | undefined {
  const [comment] = ts.getTrailingCommentRanges(code, node.getEnd()) ?? [];
  if (comment === undefined) {
    return undefined;
  }
  const text = code
    .slice(comment.pos, comment.end)
    .replace(/^\/\/|^\/\*|\*\/$/g, '')
    .trim();
  const marked = /^(?:=>|→|->)\s*(.+)$/.exec(text)?.[1];
  return marked ?? (isLiteral(text) ? text : undefined);
}

const isLiteral = (text: string): boolean =>
  /^(?:-?\d[\d,]*(?:\.\d+)?…?|true|false|null|undefined|NaN|-?Infinity|'[^']*'|"[^"]*"|`[^`]*`|\[.*\]|\{.*\})$/.test(
    text,
  );

interface Target {
  from: number;
  to: number;
  printed: boolean;
}

function expressionOf(node: ts.Statement): Target | undefined {
  if (ts.isVariableStatement(node)) {
    const initializer = node.declarationList.declarations.at(-1)?.initializer;
    return initializer && {from: initializer.getStart(), to: initializer.getEnd(), printed: false};
  }
  if (!ts.isExpressionStatement(node)) {
    return undefined;
  }
  const {expression} = node;
  if (ts.isCallExpression(expression) && /^console\.\w+$/.test(expression.expression.getText())) {
    const {arguments: list} = expression;
    return list.length === 0
      ? undefined
      : {from: list[0]!.getStart(), to: list.at(-1)!.getEnd(), printed: true};
  }
  return {from: expression.getStart(), to: expression.getEnd(), printed: false};
}

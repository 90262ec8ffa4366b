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

/** The function through which a program records the value of an expression. */
export const recorder = '__record';

import ts from 'typescript';

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
  const free = [...names].filter((name) => !own.has(name) && !(name in globalThis));
  return calculates && !free.some((name) => /^use[A-Z]/.test(name)) ? new Set(free) : undefined;
}

function isMemberName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** Returns the names that a module imports or declares at its top level. */
export function topLevelNames(code: string): Set<string> {
  const names = new Set<string>();
  const add = (name: ts.Node | undefined): void => {
    if (name && ts.isIdentifier(name)) {
      names.add(name.text);
    }
  };
  for (const statement of parse(code).statements) {
    if (ts.isImportDeclaration(statement) && !isOfTypes(statement.importClause)) {
      const {name, namedBindings: named} = statement.importClause ?? {};
      add(name);
      (named && ts.isNamedImports(named) ? named.elements : []).forEach((each) => add(each.name));
    } else if (ts.isVariableStatement(statement)) {
      statement.declarationList.declarations.forEach(({name}) => add(name));
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      add(statement.name);
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

import ts from 'typescript';

/** Parses a type on its own. */
export function parseType(text: string): ts.TypeNode {
  const file = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.ES2022, true);
  const [statement] = file.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) {
    throw new Error(`"${text}" can't be parsed as a type.`);
  }
  return statement.type;
}

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

/** Prints a type: an alias as what it stands for, and the names in it without the modules that export them. */
export function printType(checker: ts.TypeChecker, type: ts.Type): string {
  return checker
    .typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation |
        ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
        ts.TypeFormatFlags.InTypeAlias,
    )
    .replace(/import\("[^"]+"\)\./g, '');
}

/** The order in which developers write these types. */
const first = ['string', 'number', 'bigint', 'boolean'];
const last = ['null', 'undefined'];

/**
 * Sorts the members of all unions in a type. TypeScript prints them in the order in which it happened to see
 * them, which changes when unrelated code changes.
 */
export function sortUnions(text: string): string {
  const node = parseType(text);
  const source = node.getSourceFile().text;
  const print = (each: ts.Node): string => {
    if (ts.isUnionTypeNode(each)) {
      return each.types.map(print).sort(compare).join(' | ');
    }
    let printed = '';
    let at = each.getStart();
    ts.forEachChild(each, (child) => {
      printed += source.slice(at, child.getStart()) + print(child);
      at = child.getEnd();
    });
    return printed + source.slice(at, each.getEnd());
  };
  return print(node);
}

function compare(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

function rank(text: string): number {
  if (first.includes(text)) {
    return first.indexOf(text) - first.length;
  }
  return last.indexOf(text) + 1;
}

import ts from 'typescript';
import type {Member} from './types-members';
import type {Types} from './types';

/** A type as an author wrote it, to compare with a member. */
export interface Written {
  /** Unique within one run. */
  id: string;
  text: string;
  /** Package of the page, whose types the text may use. */
  package: string;
}

/** What is wrong with a written type: it isn't a type, no package exports its names, or it is another type. */
export type Difference = 'syntax' | 'names' | 'type';

/** Whether a text is a valid TypeScript type. */
function isType(text: string): boolean {
  const {diagnostics = []} = ts.transpileModule(`type Written = ${text}\n;`, {
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.ES2022},
  });
  return diagnostics.length === 0 && text.trim() !== '' && !text.includes(';;');
}

/** Modules that declare the written types for the type checker. */
export interface Declared {
  /** Modules to pass to `readTypes()`: file name to text. */
  modules: Record<string, string>;
  /** The names in a text that no package exports, by the ID of the text. */
  unknown: ReadonlyMap<string, string[]>;
}

/**
 * Declares each text as a type in its own module and imports the names that it uses: first from its own
 * package, then from the other packages, then from React. Other names must be global.
 */
export function declare(types: Types, written: readonly Written[]): Declared {
  const modules: Record<string, string> = {};
  const unknown = new Map<string, string[]>();
  const globals = new Set(
    types.checker
      .getSymbolsInScope(types.place, ts.SymbolFlags.Type | ts.SymbolFlags.Namespace)
      .map(({name}) => name),
  );
  for (const each of written) {
    if (!isType(each.text)) {
      continue;
    }
    const lines = ["import type * as React from 'react';"];
    const missing: string[] = [];
    for (const name of namesIn(each.text)) {
      const found =
        types.exports.find((one) => one.package === each.package && one.name === name) ??
        types.exports.find((one) => one.name === name);
      if (found) {
        lines.push(`import type {${name}} from '${found.specifiers[0]}';`);
      } else if (types.reactNames.has(name)) {
        lines.push(`import type {${name}} from 'react';`);
      } else if (!globals.has(name)) {
        missing.push(name);
      }
    }
    if (missing.length > 0) {
      unknown.set(each.id, missing);
    } else {
      lines.push(`export type Written = ${each.text};`);
      modules[moduleName(each.id)] = lines.join('\n');
    }
  }
  return {modules, unknown};
}

function moduleName(id: string): string {
  return `${id.replace(/[^\w-]/g, '_')}.ts`;
}

/**
 * Compares a written type with a member. They are equal if each is assignable to the other.
 *
 * @param types the result of `readTypes()` with the modules of `declare()`
 * @param unknown the unknown names that `declare()` found
 * @returns undefined if they are equal
 */
export function differenceOf(
  types: Types,
  written: Written,
  unknown: Declared['unknown'],
  member: Member,
): Difference | undefined {
  if (normalise(written.text) === normalise(member.text)) {
    return undefined;
  }
  if (unknown.has(written.id)) {
    return 'names';
  }
  const file = types.modules[moduleName(written.id)];
  const alias = file?.statements.find(ts.isTypeAliasDeclaration);
  if (alias === undefined) {
    return 'syntax';
  }
  if (member.generic) {
    return undefined;
  }
  const {checker} = types;
  const left = parts(checker.getTypeAtLocation(alias.name));
  const right = member.types.flatMap((type) => parts(type));
  return covers(checker, left, right) && covers(checker, right, left) ? undefined : 'type';
}

/** Whether each type in `left` is assignable to a type in `right`. */
function covers(
  checker: ts.TypeChecker,
  left: readonly ts.Type[],
  right: readonly ts.Type[],
): boolean {
  return left.every((one) =>
    right.some(
      (other) => isLoose(one) === isLoose(other) && checker.isTypeAssignableTo(one, other),
    ),
  );
}

/** Whether almost everything is assignable to the type: `any`, `object`, `{}`. */
function isLoose(type: ts.Type): boolean {
  const empty =
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getProperties().length === 0 &&
    type.getCallSignatures().length === 0 &&
    type.getStringIndexType() === undefined &&
    type.getNumberIndexType() === undefined;
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.NonPrimitive)) !== 0 || empty;
}

function parts(type: ts.Type): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter(
    (each) => !(each.flags & ts.TypeFlags.Undefined),
  );
}

/** Normalizes the spaces and quotes in the text of a type, and sorts the members of a flat union. */
function normalise(text: string): string {
  const flat = text
    .replace(/'/g, '"')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\bReact\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/;\s*}/g, ' }')
    .replace(/^\| /, '')
    .trim();
  return /[({[<]/.test(flat)
    ? flat
    : flat
        .split('|')
        .map((each) => each.trim())
        .filter((each) => each !== 'undefined')
        .sort()
        .join(' | ');
}

/** Returns the names that the text of a type refers to but doesn't declare. */
function namesIn(text: string): string[] {
  const file = ts.createSourceFile(
    'type.ts',
    `type Written = ${text};`,
    ts.ScriptTarget.ES2022,
    true,
  );
  const names = new Set<string>();
  const declared = new Set<string>(['Written', 'React', 'const']);
  const walk = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node)) {
      declared.add(node.name.text);
    }
    if (ts.isTypeReferenceNode(node)) {
      names.add(leftmost(node.typeName));
    }
    if (ts.isTypeQueryNode(node)) {
      names.add(leftmost(node.exprName));
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return [...names].filter((name) => !declared.has(name));
}

function leftmost(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : leftmost(name.left);
}

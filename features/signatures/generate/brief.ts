import ts from 'typescript';
import {parseType, sortUnions} from './type-text';

/** The most characters of a type in a signature. */
export const maxLength = 60;

/**
 * Shortens the text of a type to fit into a line of a signature. Prefers the type as it is declared, if that is
 * shorter. Otherwise, replaces the content of object types with `…`, then the parameters of functions, then the
 * last members of a union.
 *
 * @param text a type as TypeScript prints it
 * @param declared the same type as it is declared
 * @returns the type with single quotes, as the samples are formatted
 */
export function brief(text: string, declared?: string): string {
  const isDeclared = text === declared?.replace(/\s+/g, ' ');
  const short = shorten(isDeclared ? text : sortUnions(text));
  const isNamed = declared !== undefined && declared.length <= maxLength;
  return isNamed && (short === '…' || (short.includes('…') && named.test(declared)))
    ? declared
    : short;
}

/** Names with type arguments, in unions and arrays. Others can depend on things that the reader doesn't see. */
const named = /^[\w.]+(?:<[\w., <>|[\]]+>)?(?:\[\])*(?: \| [\w.]+(?:\[\])*)*$/;

function shorten(text: string): string {
  const quoted = withSingleQuotes(text)
    .replace(/\s+/g, ' ')
    // The default of the type parameter, which TypeScript prints although nobody writes it.
    .replaceAll('<ArrayBufferLike>', '')
    // Accepts every value, so it says nothing.
    .replace(/\{\} \| | \| \{\}/g, '');
  const outer = parseType(quoted);
  if (ts.isParenthesizedTypeNode(outer)) {
    return shorten(outer.type.getText());
  }
  if (quoted.length <= maxLength) {
    return quoted;
  }
  const flat = withoutObjects(quoted);
  if (flat.length <= maxLength) {
    return flat;
  }
  const node = parseType(flat);
  if (ts.isUnionTypeNode(node)) {
    return cutUnion(node.types.map((each) => each.getText()));
  }
  if (ts.isFunctionTypeNode(node)) {
    const parameters = node.parameters.length > 0 ? '…' : '';
    return `(${parameters}) => ${shorten(node.type.getText())}`;
  }
  if (ts.isTypeReferenceNode(node) && node.typeArguments) {
    return `${node.typeName.getText()}<…>`;
  }
  return flat;
}

/** Writes string literals as the samples are formatted. */
export function withSingleQuotes(text: string): string {
  return text.replace(/"([^"'\\]*)"/g, "'$1'");
}

/** Replaces the outermost object types: `{ a: string; }[]` becomes `{…}[]`. */
function withoutObjects(text: string): string {
  const node = parseType(text);
  const start = node.getStart();
  const found: {from: number; to: number}[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isTypeLiteralNode(each)) {
      found.push({from: each.getStart() - start, to: each.getEnd() - start});
      return;
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found.reduceRight((all, {from, to}) => `${all.slice(0, from)}{…}${all.slice(to)}`, text);
}

function cutUnion(members: readonly string[]): string {
  const kept = members.filter(
    (_, index) => members.slice(0, index + 1).join(' | ').length <= maxLength - ' | …'.length,
  );
  return kept.length === 0 ? '…' : [...kept, '…'].join(' | ');
}

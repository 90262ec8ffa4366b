import ts from 'typescript';
import {normalize, placeholder} from './normalize';

/**
 * Returns the texts that a module can print: each string, template, concatenation and joined list of
 * literals, with `…` for every part that isn't a literal.
 */
export function skeletonsOf(code: string, fileName = 'module.js'): Set<string> {
  const source = ts.createSourceFile(
    fileName,
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
  const skeletons = new Set<string>();
  const visit = (node: ts.Node): void => {
    const parts = partsOf(node);
    if (parts === undefined) {
      ts.forEachChild(node, visit);
      return;
    }
    const skeleton = normalize(
      parts.map((part) => (typeof part === 'string' ? part : placeholder)).join(''),
    );
    // A single word isn't a message.
    if (/\S\s+\S/.test(skeleton.replaceAll(placeholder, ''))) {
      skeletons.add(skeleton);
    }
    for (const part of parts) {
      if (typeof part !== 'string') {
        visit(part);
      }
    }
  };
  visit(source);
  return skeletons;
}

/** A literal, or an expression that is filled in. */
type Part = string | ts.Node;

/** Returns the parts of a text in order. Undefined if the node isn't a text. */
function partsOf(node: ts.Node): Part[] | undefined {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({expression, literal}) => [
        ...partsWithin(expression),
        literal.text,
      ]),
    ];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return partsOf(node.left) || partsOf(node.right)
      ? [...partsWithin(node.left), ...partsWithin(node.right)]
      : undefined;
  }
  const list = ts.isCallExpression(node) ? listOfJoin(node) : undefined;
  if (list === undefined) {
    return undefined;
  }
  const [separator] = (node as ts.CallExpression).arguments;
  const between = separator && ts.isStringLiteralLike(separator) ? separator.text : ', ';
  return list.elements.flatMap((element, index) => [
    ...(index > 0 ? [between] : []),
    ...partsWithin(element),
  ]);
}

/** Returns the parts of an expression in a text, which may be in parentheses. */
const partsWithin = (node: ts.Expression): Part[] =>
  ts.isParenthesizedExpression(node) ? partsWithin(node.expression) : (partsOf(node) ?? [node]);

/** Returns the list in `['First line.', 'Second line.'].join('\n')`, optionally with a `filter`. */
function listOfJoin({expression}: ts.CallExpression): ts.ArrayLiteralExpression | undefined {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') {
    return undefined;
  }
  let list: ts.Expression = expression.expression;
  while (
    ts.isCallExpression(list) &&
    ts.isPropertyAccessExpression(list.expression) &&
    list.expression.name.text === 'filter'
  ) {
    list = list.expression.expression;
  }
  return ts.isArrayLiteralExpression(list) ? list : undefined;
}

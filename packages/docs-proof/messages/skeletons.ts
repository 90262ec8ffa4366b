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
    if (isText(node)) {
      const skeleton = normalize(textOf(node));
      // A single word isn't a message.
      if (/\S\s+\S/.test(skeleton.replaceAll(placeholder, ''))) {
        skeletons.add(skeleton);
      }
      insideOf(node).forEach(visit);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return skeletons;
}

type TextNode =
  ts.StringLiteralLike | ts.TemplateExpression | ts.BinaryExpression | ts.CallExpression;

function isText(node: ts.Node): node is TextNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    isConcatenation(node) ||
    isJoin(node)
  );
}

function isConcatenation(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    (isText(node.left) || isText(node.right))
  );
}

/** Whether a node is `['First line.', 'Second line.'].join('\n')`, optionally with a `filter`. */
function isJoin(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && listOfJoin(node) !== undefined;
}

function listOfJoin(node: ts.CallExpression): ts.ArrayLiteralExpression | undefined {
  const {expression} = node;
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

function textOf(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) {
    return textOf(node.expression);
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text +
      node.templateSpans.map(({expression, literal}) => textOf(expression) + literal.text).join('')
    );
  }
  if (isConcatenation(node)) {
    return textOf(node.left) + textOf(node.right);
  }
  if (ts.isCallExpression(node)) {
    const list = listOfJoin(node);
    if (list) {
      const [separator] = node.arguments;
      return list.elements
        .map(textOf)
        .join(separator && ts.isStringLiteralLike(separator) ? separator.text : ', ');
    }
  }
  return placeholder;
}

/** Returns the parts of a text that can contain other texts. */
function insideOf(node: TextNode): ts.Node[] {
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.map(({expression}) => expression);
  }
  if (ts.isBinaryExpression(node)) {
    return [node.left, node.right].flatMap((side) => (isText(side) ? insideOf(side) : [side]));
  }
  if (ts.isCallExpression(node)) {
    return [...(listOfJoin(node)?.elements ?? [])].flatMap((element) =>
      isText(element) ? insideOf(element) : [element],
    );
  }
  return [];
}

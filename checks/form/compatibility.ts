import {visit} from 'unist-util-visit';
import {environments, parseSupport, supportForm} from '../../src/components/Compatibility/support';
import {attributeOf, isJsx, type JsxElement} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Each `<Compatibility>` must have a valid value for every environment, and no other attributes. */
export function checkCompatibility(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (isJsx(node) && node.name === 'Compatibility') {
      problems.push(
        ...checkRow(node).map((problem) => ({
          ...problem,
          file: page.file,
          line: node.position?.start.line ?? 1,
        })),
      );
    }
  });
  return problems;
}

type Found = Pick<Problem, 'message' | 'remedy'>;

function checkRow(element: JsxElement): Found[] {
  const known: readonly string[] = environments;
  const unknown = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && !known.includes(attribute.name) ? [attribute.name] : [],
  );
  return [
    ...environments.flatMap((environment): Found[] => {
      const value = attributeOf(element, environment);
      if (value === undefined) {
        return [
          {message: `<Compatibility> has no value for \`${environment}\`.`, remedy: supportForm},
        ];
      }
      return typeof value === 'string' && parseSupport(value)
        ? []
        : [
            {
              message: `<Compatibility ${environment}="${String(value)}"> has an invalid value.`,
              remedy: supportForm,
            },
          ];
    }),
    ...unknown.map((name) => ({
      message: `<Compatibility> doesn't support the attribute \`${name}\`.`,
      remedy: `Use only these attributes: ${environments.join(', ')}.`,
    })),
  ];
}

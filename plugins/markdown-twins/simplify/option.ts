import type {ElementContent} from 'hast';
import {element, find, hasModuleClass, isElement, text, textOf} from '../hast';
import type {Rule} from './rule';

/** `<Option>` is one line: "Type: `number` · Default: `0` · since v4.0.1". */
export const option: Rule = (node, inside) => {
  if (node.tagName !== 'p' || !hasModuleClass(node, 'option')) {
    return undefined;
  }
  const facts: ElementContent[][] = [];
  for (const child of find(node, (each) => hasModuleClass(each, 'facts'))?.children ?? []) {
    if (isElement(child) && hasModuleClass(child, 'term')) {
      const term = textOf(child);
      facts.push([text(`${term.charAt(0).toUpperCase()}${term.slice(1)}: `)]);
    } else if (isElement(child) && hasModuleClass(child, 'deprecated')) {
      facts.push([text(textOf(child))]);
    } else if (isElement(child)) {
      facts.at(-1)?.push(child);
    }
  }
  const badge = find(node, (each) => hasModuleClass(each, 'badge'));
  if (badge) {
    facts.push(inside([badge]));
  }
  return [
    element(
      'p',
      facts.flatMap((fact, index) => (index === 0 ? fact : [text(' · '), ...fact])),
    ),
  ];
};

import {element, find, hasModuleClass, isElement, text, textOf} from '@docs-kit/built-pages/hast';
import type {Rule} from '@docs-kit/markdown-twins';
import type {ElementContent} from 'hast';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In Markdown, `<Option>` is one line: "Type: `number` · Default: `0` · since v4.0.1". */
export const optionInMarkdown: Rule = (node, simplifyAll) => {
  if (node.tagName !== 'p' || !hasModuleClass(node, 'option')) {
    return undefined;
  }
  const facts: ElementContent[][] = [];
  for (const child of find(node, (each) => hasModuleClass(each, 'facts'))?.children ?? []) {
    if (isElement(child) && hasModuleClass(child, 'term')) {
      facts.push([text(`${capitalize(textOf(child))}: `)]);
    } else if (isElement(child) && hasModuleClass(child, 'deprecated')) {
      facts.push([text(textOf(child))]);
    } else if (isElement(child)) {
      facts.at(-1)?.push(child);
    }
  }
  const badge = find(node, (each) => hasModuleClass(each, 'badge'));
  if (badge) {
    facts.push(simplifyAll([badge]));
  }
  return [
    element(
      'p',
      facts.flatMap((fact, index) => (index === 0 ? fact : [text(' · '), ...fact])),
    ),
  ];
};

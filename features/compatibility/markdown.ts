import {element, findAll, hasModuleClass, text, textOf} from '@docs-kit/built-pages/hast';
import type {Rule} from '@docs-kit/markdown-twins';

/** In Markdown, `<Compatibility>` is a list of "Player: yes" and "Lambda: no, the reason". */
export const compatibilityInMarkdown: Rule = (node) => {
  if (node.tagName !== 'li' || !hasModuleClass(node, 'place')) {
    return undefined;
  }
  const [place = '', ...answer] = findAll(node, ({tagName}) => tagName === 'span').map(textOf);
  return [element('li', [text(`${place}: ${answer.join(', ')}`)])];
};

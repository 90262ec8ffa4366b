import {element, find, hasClass, hasModuleClass, text} from '@docs-kit/built-pages/hast';
import {label, type Rule} from '@docs-kit/markdown-twins';

/** The sentence above the source of a demo, which the page doesn't have: there, the source is collapsed. */
const sourceLabel =
  'The source code of this demo. It is not a step of this page, and it can import files that your project does not have:';

/**
 * In Markdown, `<Demo>` is its title, its poster with the description of what moves, and its source. A sentence says
 * that the source is no step of the page: it may import files that only this site has.
 */
export const demoInMarkdown: Rule = (node, simplifyAll) => {
  if (node.tagName !== 'figure' || !hasModuleClass(node, 'demo')) {
    return undefined;
  }
  const poster = find(node, ({tagName}) => tagName === 'img');
  const source = find(node, (each) => hasClass(each, 'theme-code-block'));
  return [
    label(text(String(node.properties.ariaLabel))),
    ...(poster ? [element('p', [poster])] : []),
    ...(source ? [element('p', [text(sourceLabel)]), ...simplifyAll([source])] : []),
  ];
};

import {element, find, text, textOf} from '../hast';
import type {Rule} from './rule';

/** A drawing is what its title tells to those who do not see it; any other SVG is an icon. */
export const drawing: Rule = (node) => {
  if (node.tagName !== 'svg') {
    return undefined;
  }
  const title = find(node, ({tagName}) => tagName === 'title');
  return title ? [element('p', [element('em', [text(`Drawing: ${textOf(title)}`)])])] : [];
};

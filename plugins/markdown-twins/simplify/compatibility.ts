import {element, findAll, hasModuleClass, text, textOf} from '../hast';
import type {Rule} from './rule';

/** `<Compatibility>` is a list of "Player: yes" and "Lambda: no, the reason". */
export const compatibility: Rule = (node) => {
  if (node.tagName !== 'li' || !hasModuleClass(node, 'place')) {
    return undefined;
  }
  const [place = '', ...answer] = findAll(node, ({tagName}) => tagName === 'span').map(textOf);
  return [element('li', [text(`${place}: ${answer.join(', ')}`)])];
};

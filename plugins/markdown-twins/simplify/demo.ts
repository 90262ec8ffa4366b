import {element, find, hasClass, hasModuleClass, label, text} from '../hast';
import type {Rule} from './rule';

/** `<Demo>` is its title, its poster with the description of what moves, and its source. */
export const demo: Rule = (node, inside) => {
  if (node.tagName !== 'figure' || !hasModuleClass(node, 'demo')) {
    return undefined;
  }
  const poster = find(node, ({tagName}) => tagName === 'img');
  const source = find(node, (each) => hasClass(each, 'theme-code-block'));
  return [
    label(text(String(node.properties.ariaLabel))),
    ...(poster ? [element('p', [poster])] : []),
    ...(source ? inside([source]) : []),
  ];
};

import {hasClass} from '../hast';
import type {Rule} from './rule';

const tags = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'script',
  'style',
  'noscript',
  'nav',
  // Markdown would get an invisible space.
  'wbr',
]);

/** Controls, what is hidden from those who listen to the page, and the definition of a term that a link leads to are not its text. */
export const notText: Rule = (node) =>
  tags.has(node.tagName) ||
  String(node.properties.ariaHidden) === 'true' ||
  node.properties.role === 'tooltip' ||
  hasClass(node, 'hash-link')
    ? []
    : undefined;

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

/**
 * Removes what isn't text of the page: controls, what is hidden from screen readers, where a word may break,
 * and the definition of a term that a link leads to.
 */
export const notText: Rule = (node) =>
  tags.has(node.tagName) ||
  String(node.properties.ariaHidden) === 'true' ||
  node.properties.role === 'tooltip' ||
  hasClass(node, 'hash-link') ||
  hasClass(node, 'js-only')
    ? []
    : undefined;

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
]);

/** Controls, and what is hidden from those who listen to the page, are not its text. */
export const notText: Rule = (node) =>
  tags.has(node.tagName) ||
  String(node.properties.ariaHidden) === 'true' ||
  hasClass(node, 'hash-link')
    ? []
    : undefined;

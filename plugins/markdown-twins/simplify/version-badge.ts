import {hasModuleClass, text, textOf} from '../hast';
import type {Rule} from './rule';

/** "by v2.0.1" needs the words that the page has in a tooltip: nobody could look further back. */
export const versionBadge: Rule = (node) => {
  if (node.tagName !== 'span' || !hasModuleClass(node, 'badge')) {
    return undefined;
  }
  const words = textOf(node);
  return [text(words.startsWith('by ') ? `${words} or earlier` : words)];
};

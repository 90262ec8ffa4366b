import {hasModuleClass, text, textOf} from '../hast';
import type {Rule} from './rule';

/** The badge is plain text in the twin: `since v4.0.132`. */
export const versionBadge: Rule = (node) => {
  if (node.tagName !== 'span' || !hasModuleClass(node, 'badge')) {
    return undefined;
  }
  return [text(textOf(node))];
};

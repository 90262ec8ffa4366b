import {isElement, label} from '../hast';
import type {Rule} from './rule';

/** What is collapsed on the page is open, below its summary. */
export const details: Rule = (node, inside) => {
  if (node.tagName !== 'details') {
    return undefined;
  }
  return node.children.flatMap((child) =>
    isElement(child) && child.tagName === 'summary'
      ? [label(...inside(child.children))]
      : inside([child]),
  );
};

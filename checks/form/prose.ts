import type {Page} from '@docs-kit/docs-proof/markdown';
import type {Parents, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

/** A piece of prose: running text, without code, URLs and markup. */
export interface Prose {
  text: string;
  /** 1-based line of the page on which the piece starts. The text may span several lines. */
  line: number;
  /** Whether the text is in a block quote. We don't reword what others said. */
  quoted: boolean;
}

/** Returns the running text of a page in pieces. */
export function proseOf(page: Pick<Page, 'tree'>): Prose[] {
  const pieces: Prose[] = [];
  visitParents(page.tree, 'text', (node: Text, ancestors: Parents[]) => {
    pieces.push({
      text: node.value,
      line: node.position?.start.line ?? 1,
      quoted: ancestors.some(({type}) => type === 'blockquote'),
    });
  });
  return pieces;
}

/** Returns the 1-based line of the page for an index in a piece of prose. */
export function lineAt({text, line}: Prose, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}

import type {Nodes, Parents, Text} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {Page} from '../lib/pages';

/** A piece of prose: running text, without code, addresses and markup. */
export interface Prose {
  text: string;
  /** 1-based line in the page at which the piece begins; line breaks in the text count on from it. */
  line: number;
  /** Whether it quotes somebody: what stands in a block quote is not ours to reword. */
  quoted: boolean;
}

/** The running text of a page, piece by piece. */
export function proseOf(page: Pick<Page, 'tree'>): Prose[] {
  const pieces: Prose[] = [];
  visitParents(page.tree, 'text', (node: Text, ancestors: Parents[]) => {
    pieces.push({
      text: withoutHeadingId(node.value, ancestors.at(-1)),
      line: node.position?.start.line ?? 1,
      quoted: ancestors.some(({type}) => type === 'blockquote'),
    });
  });
  return pieces;
}

/** 1-based line in the page of a position in a piece of prose. */
export function lineAt({text, line}: Prose, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}

function withoutHeadingId(text: string, parent: Nodes | undefined): string {
  return parent?.type === 'heading' ? text.replace(/\s*\{#[^}]*\}$/, '') : text;
}

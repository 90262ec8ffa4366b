import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './pages';

/** A sentence of a page. */
export interface Sentence {
  /** The text on one line, with inline code in backticks and the cells of a table row joined by ` | `. */
  text: string;
  /** 1-based line of the page on which the sentence starts. */
  line: number;
  /** The text of the same paragraph or row before the sentence. */
  before: string;
  /** The text of the nearest heading above. Empty if there is none. */
  heading: string;
}

/** The blocks whose text is split into sentences. Other blocks contain them. */
const blocks = new Set(['paragraph', 'tableRow', 'heading']);

/** Returns the sentences of a page in order. Code blocks and block quotes have none. */
export function sentencesOf(page: Pick<Page, 'tree'>): Sentence[] {
  const sentences: Sentence[] = [];
  let heading = '';
  visit(page.tree, (node) => {
    if (node.type === 'blockquote') {
      return 'skip';
    }
    if (!blocks.has(node.type)) {
      return undefined;
    }
    const raw = textOf(node);
    const start = node.position?.start.line ?? 1;
    let offset = 0;
    for (const part of splitOutsideOfCode(raw)) {
      sentences.push({
        text: flat(part),
        line: start + newlines(raw.slice(0, offset)),
        before: flat(raw.slice(0, offset)),
        heading,
      });
      offset += part.length;
    }
    if (node.type === 'heading') {
      heading = flat(raw);
    }
    return 'skip';
  });
  return sentences;
}

/** Returns the text of a node with inline code in backticks. */
export function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    // A backtick within code would end it.
    return `\`${node.value.replaceAll('`', "'")}\``;
  }
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'break') {
    return '\n';
  }
  return 'children' in node
    ? node.children.map(textOf).join(node.type === 'tableRow' ? ' | ' : '')
    : '';
}

/** Splits a text after each end of a sentence that isn't in inline code. */
function splitOutsideOfCode(text: string): string[] {
  const masked = text.replaceAll(/`[^`]*`/g, (code) => 'x'.repeat(code.length));
  const parts: string[] = [];
  let from = 0;
  for (const {index, 0: end} of masked.matchAll(/[.!?](?:\s+|$)/g)) {
    parts.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const newlines = (text: string): number => text.split('\n').length - 1;

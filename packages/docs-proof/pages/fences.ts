import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './markdown';

/** A code block of a page. */
export interface Fence {
  /** The language in lower case. Empty if the code block has none. */
  language: string;
  title?: string;
  /** The reason in `skip="reason"`. An empty string if there is no reason. */
  skip?: string;
  /** The example file that it shows: `examples/stills/render.mjs#select`. */
  file?: string;
  code: string;
  /** 1-based line of the page on which the code starts. */
  line: number;
}

/** Returns all code blocks of a page, in order. */
export function fencesOf(page: Pick<Page, 'tree'>): Fence[] {
  const fences: Fence[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const meta = node.meta ?? '';
    fences.push({
      language: (node.lang ?? '').toLowerCase(),
      title: metaValue(meta, 'title'),
      skip: metaValue(meta, 'skip'),
      file: metaValue(meta, 'file'),
      code: node.value,
      line: (node.position?.start.line ?? 0) + 1,
    });
  });
  return fences;
}

/**
 * Returns the value of a key after the language of a code block, such as `title="src/MyVideo.tsx"`. Returns
 * an empty string if the key has no value.
 */
export function metaValue(meta: string, key: string): string | undefined {
  const word = metaWords(meta).find((each) => each === key || each.startsWith(`${key}=`));
  return word?.slice(key.length + 1).replace(/^(["'])(.*)\1$/s, '$2');
}

/** Splits the meta string of a code block into words. A quoted value and its key are one word. */
export function metaWords(meta: string): string[] {
  return meta.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
}

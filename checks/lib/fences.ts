import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {metaWords} from '../../plugins/remark-samples/hide';
import type {Page} from './pages';

/** A fenced block of code as it stands in the page. */
export interface Fence {
  /** The language as written, lower case; empty when none is named. */
  language: string;
  title?: string;
  /** The reason in `skip="reason"`; an empty string when it was left out. */
  skip?: string;
  /** The file of an example that it shows: `examples/stills/render.mjs#select`. */
  file?: string;
  code: string;
  /** 1-based line in the page of the first line of code. */
  line: number;
}

/** All fences of a page, in order. */
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
 * The value of a key in the words after a fence's language: `title="src/MyVideo.tsx"`. An empty string
 * when the key stands there without a value.
 */
export function metaValue(meta: string, key: string): string | undefined {
  const word = metaWords(meta).find((each) => each === key || each.startsWith(`${key}=`));
  return word?.slice(key.length + 1).replace(/^(["'])(.*)\1$/s, '$2');
}

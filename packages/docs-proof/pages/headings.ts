import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
// Not from the index, which loads 250 modules: every quick check would wait for them.
import {headingId} from '@docs-kit/heading-ids';
import {createSlugger} from '@docusaurus/utils/lib/slugger.js';
import type {Heading as HeadingNode, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {hash} from '../lib/cache';
import {parseTree, type Dialect, type PageTree} from './markdown';
import {partialsOf} from './partials';

export interface Heading {
  /** The file that contains it: the page, or a partial that the page includes. */
  file: string;
  line: number;
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its text without Markdown and without the ID. */
  text: string;
  /** The fragment that Docusaurus generates for it. */
  id: string;
  /** The explicit ID, if the heading has one. `id` has a number at the end if the file already contains this ID. */
  explicit: string | undefined;
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

type Visited = Root | RootContent;

/** A file, or one inclusion of it. */
interface Place {
  readonly file: string;
}

/**
 * Visits the nodes of a page in reading order, including the nodes of its partials.
 *
 * @param enter receives each node with its place, which is different for each inclusion of a partial.
 *   Return `false` to skip the children of the node.
 */
export function visitPage(
  root: string,
  page: PageTree,
  enter: (node: Visited, place: Place) => unknown,
): void {
  const place: Place = {file: page.file};
  const partials = partialsOf(page);
  visit(page.tree, (node: Visited) => {
    const included = node.type === 'mdxJsxFlowElement' ? partials.get(node.name ?? '') : undefined;
    if (included !== undefined && existsSync(path.join(root, included))) {
      visitPage(root, readPartial(root, included, page.dialect), enter);
      return SKIP;
    }
    return enter(node, place) === false ? SKIP : undefined;
  });
}

/** Returns a key that changes if a page, its partials or its dialect change. */
export function keyOfPage(root: string, page: PageTree): string {
  const files = new Set<string>();
  visitPage(root, page, (_node, {file}) => files.add(file));
  const texts = [...files].flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  return hash(page.dialect.version ?? '', ...texts);
}

/** Returns the headings of a page and of its partials, in reading order. */
export function headingsOf(root: string, page: PageTree): Heading[] {
  // Docusaurus numbers duplicate headings for each file, independently of other files.
  const sluggers = new Map<Place, ReturnType<typeof createSlugger>>();
  const headings: Heading[] = [];
  visitPage(root, page, (node, place) => {
    if (node.type !== 'heading') {
      return;
    }
    const slugger = sluggers.get(place) ?? createSlugger();
    sluggers.set(place, slugger);
    headings.push(toHeading(node, place.file, slugger));
  });
  return headings;
}

/**
 * Returns the fragments that a file defines itself: those of its headings, of elements that have an `id`, and of
 * components that the dialect annotates. Docusaurus numbers duplicate headings for each file, so a page has its own
 * fragments and those of its partials.
 */
export function ownFragments({file, tree}: Pick<PageTree, 'file' | 'tree'>): Set<string> {
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(tree, (node: Visited) => {
    if (node.type === 'heading') {
      ids.add(toHeading(node, file, slugger).id);
    } else if (isJsx(node)) {
      const id = attributeOf(node, 'id');
      if (typeof id === 'string') {
        ids.add(id);
      }
      for (const fragment of node.data?.fragments ?? []) {
        ids.add(fragment);
      }
    }
  });
  return ids;
}

export function isJsx(node: Visited): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Returns the value of an attribute: a string, `true` for an expression or no value, undefined if it
 * is missing.
 */
export function attributeOf(node: JsxElement, name: string): string | true | undefined {
  const attribute = node.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  if (attribute === undefined) {
    return undefined;
  }
  return typeof attribute.value === 'string' ? attribute.value : true;
}

function toHeading(
  node: HeadingNode,
  file: string,
  slugger: ReturnType<typeof createSlugger>,
): Heading {
  const text = toString(node);
  const explicit = headingId(node);
  return {
    file,
    line: node.position?.start.line ?? 1,
    depth: node.depth,
    text,
    id: slugger.slug(explicit ?? text, {maintainCase: explicit !== undefined}),
    explicit,
  };
}

const partialPages = new Map<string, {text: string; page: PageTree}>();

function readPartial(root: string, file: string, dialect: Dialect): PageTree {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, 'utf8');
  const known = partialPages.get(absolute);
  if (known?.text === text && known.page.dialect === dialect) {
    return known.page;
  }
  const page = {file, tree: parseTree(text, file, dialect), dialect};
  partialPages.set(absolute, {text, page});
  return page;
}

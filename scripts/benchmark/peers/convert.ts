import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Twin} from './twins';

/** A page of a peer. */
export interface PeerPage {
  /** Path of the page there. */
  readonly route: string;
  /** The file: front matter and text. */
  readonly text: string;
  /** Paths of the pictures of this site that it shows. */
  readonly pictures: readonly string[];
}

/** As plugins/markdown-twins writes, so that what is not changed stays as it was. */
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

/** A twin without the slash at the end of its address is the path that a page links to. */
const routeOf = ({pathname}: URL): string => pathname.replace(/\.md$/, '');

const isTitle = (node: RootContent): boolean => node.type === 'heading' && node.depth === 1;

/** What front matter holds; strings of JSON are strings of YAML. */
const frontMatter = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/**
 * A twin as a page of a peer. Links between pages lead to the pages there, pictures come along, and what
 * else is on this site is linked where it is.
 *
 * @param titleFrom whether the theme takes the heading from the `text` or from the `front matter`
 * @param routes path of a page at the peer, by its path here
 * @throws when the peer has no place for the page
 */
export const toPeerPage = (
  {route, siteUrl, title, description, tree}: Twin,
  titleFrom: 'text' | 'front matter',
  routes: (route: string) => string | undefined,
): PeerPage => {
  const own = routes(route);
  if (own === undefined) {
    throw new Error(`The page ${route} has no place at the peers.`);
  }
  const pictures: string[] = [];
  const text: Root = structuredClone(tree);
  visit(text, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') {
      return;
    }
    const url = new URL(node.url, siteUrl + route);
    if (url.origin !== siteUrl) {
      return;
    }
    if (node.type === 'image') {
      pictures.push(url.pathname);
      node.url = url.pathname;
    } else {
      const page = routes(routeOf(url));
      node.url = page === undefined ? url.href : page + url.hash;
    }
  });
  if (titleFrom === 'front matter') {
    const at = text.children.findIndex(isTitle);
    text.children.splice(at, at < 0 ? 0 : 1);
  }
  const head = frontMatter({
    title,
    description,
    // Its own slugs lose dots and capitals.
    ...(titleFrom === 'front matter' && {slug: own.slice(1)}),
  });
  return {route: own, text: `---\n${head}---\n\n${writer.stringify(text)}`, pictures};
};

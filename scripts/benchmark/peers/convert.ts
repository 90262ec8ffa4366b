import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Twin} from './twins';

export interface PeerPage {
  /** The path of the page at the peer. */
  readonly route: string;
  /** The content of the file: front matter and text. */
  readonly text: string;
  /** The paths of the images that it shows. */
  readonly pictures: readonly string[];
}

/** The same settings as in plugins/markdown-twins, so that unchanged text stays the same. */
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

/** The path of a page from the URL of its twin. */
const routeOf = ({pathname}: URL): string => pathname.replace(/\.md$/, '');

const isTitle = (node: RootContent): boolean => node.type === 'heading' && node.depth === 1;

/** Front matter. JSON strings are valid YAML. */
const frontMatter = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/**
 * Converts a twin to a page of a peer. Links between pages lead to the peer's pages, images are copied, and all
 * other links lead to this site.
 *
 * @param titleFrom whether the theme gets the heading from the `text` or from the `front matter`
 * @param routes returns the path of a page at the peer for its path on this site
 * @throws if the peer has no such page
 */
export const toPeerPage = (
  {route, siteUrl, title, description, tree}: Twin,
  titleFrom: 'text' | 'front matter',
  routes: (route: string) => string | undefined,
): PeerPage => {
  const own = routes(route);
  if (own === undefined) {
    throw new Error(`The page ${route} has no path at the peers.`);
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
    // Starlight's own slugs lose dots and capitals.
    ...(titleFrom === 'front matter' && {slug: own.slice(1)}),
  });
  return {route: own, text: `---\n${head}---\n\n${writer.stringify(text)}`, pictures};
};

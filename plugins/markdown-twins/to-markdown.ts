import type {Element, Nodes, Root, RootContent} from 'hast';
import type {Code} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {find, hasClass, isElement, textOf} from './hast';
import {simplify} from './simplify';

/** A sample as `simplify/code-block.ts` leaves it: language and title go behind the fence. */
const pre = (_state: unknown, node: Element): Code => ({
  type: 'code',
  lang: (node.properties.dataLanguage as string | undefined) ?? null,
  meta: node.properties.dataTitle ? `title="${String(node.properties.dataTitle)}"` : null,
  value: textOf(node),
});

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

const writer = unified()
  .use(rehypeRemark, {handlers: {pre}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

/** The title of the page and what is below it, without dates, tags and navigation. */
const contentOf = (tree: Root): Root['children'] => {
  const body = find(tree, (element) => hasClass(element, 'markdown'));
  if (!body) {
    throw new Error(
      'The article has no element with the class "markdown", which contains its text.',
    );
  }
  const isTitle = ({tagName}: Element) => tagName === 'h1';
  const title = find(body, isTitle) ? undefined : find(tree, isTitle);
  return [...(title ? [title] : []), ...body.children];
};

/** Gives each link and picture the address that `resolve` has for it. */
const resolveAddresses = (node: Nodes, resolve: (address: string) => string): void => {
  if (isElement(node)) {
    for (const name of ['href', 'src'] as const) {
      const address = node.properties[name];
      if (typeof address === 'string') {
        node.properties[name] = resolve(address);
      }
    }
  }
  if ('children' in node) {
    node.children.forEach((child: RootContent) => resolveAddresses(child, resolve));
  }
};

/**
 * An article as Markdown.
 *
 * @param html the `<article>` of a built docs page or post
 * @param resolve the address to write for an address of the page
 * @throws when the article has no text
 */
export const toMarkdown = (html: string, resolve: (address: string) => string): string => {
  const tree: Root = parser.parse(html);
  const content = simplify(
    contentOf(tree).filter((node) => isElement(node) || node.type === 'text'),
  );
  const root: Root = {type: 'root', children: content};
  resolveAddresses(root, resolve);
  return writer.stringify(writer.runSync(root));
};

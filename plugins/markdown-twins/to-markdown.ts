import type {Element, ElementContent, Root} from 'hast';
import type {Code} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {find, hasClass, isElement, textOf} from '../lib/hast';
import {simplify} from './simplify';

/** A sample as `simplify.ts` leaves it: language and title go behind the fence. */
const pre = (_state: unknown, node: Element): Code => ({
  type: 'code',
  lang: (node.properties.dataLanguage as string | undefined) ?? null,
  meta: node.properties.dataTitle ? `title="${String(node.properties.dataTitle)}"` : null,
  value: textOf(node),
});

const writer = unified()
  .use(rehypeRemark, {handlers: {pre}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

/** The title of the page and what is below it, without dates, tags and navigation. */
const contentOf = (main: Root | null): Root['children'] => {
  const body = main && find(main, (element) => hasClass(element, 'markdown'));
  if (!body) {
    throw new Error(
      'plugins/markdown-twins found no element with the class "markdown", which contains the text of a page.',
    );
  }
  const isTitle = ({tagName}: Element) => tagName === 'h1';
  const title = find(body, isTitle) ? undefined : find(main, isTitle);
  return [...(title ? [title] : []), ...body.children];
};

/** Copies nodes, and gives each link and picture the address that `resolve` has for it. */
const withAddresses = (
  nodes: readonly ElementContent[],
  resolve: (address: string) => string,
): ElementContent[] =>
  nodes.map((node) => {
    if (!isElement(node)) {
      return node;
    }
    const properties = {...node.properties};
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') {
        properties[name] = resolve(address);
      }
    }
    return {...node, properties, children: withAddresses(node.children, resolve)};
  });

/**
 * The text of a page as Markdown, from its title on.
 *
 * @param main the `<main>` of a built docs page or post, which stays as it is
 * @param resolve the address to write for an address of the page
 * @throws when the page has no text
 */
export const toMarkdown = (main: Root | null, resolve: (address: string) => string): string => {
  const content = simplify(
    contentOf(main).filter((node) => isElement(node) || node.type === 'text'),
  );
  const root: Root = {type: 'root', children: withAddresses(content, resolve)};
  return writer.stringify(writer.runSync(root));
};

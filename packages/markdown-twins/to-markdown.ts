import {find, hasClass, isElement, textOf} from '@docs-kit/built-pages/hast';
import type {Element, ElementContent, Root} from 'hast';
import type {Code} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {simplify, type Rule} from './simplify';

/** A code block as `simplify.ts` leaves it: language and title go behind the fence. */
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
      'markdown-twins found no element with the class "markdown", in which the theme puts the text of a page. If a swizzled component shows the text, add the class; or let the option twinPath return null for the page.',
    );
  }
  const isTitle = ({tagName}: Element) => tagName === 'h1';
  const title = find(body, isTitle) ? undefined : find(main, isTitle);
  return [...(title ? [title] : []), ...body.children];
};

/** Copies nodes with other URLs of links and images. */
const withUrls = (
  nodes: readonly ElementContent[],
  resolve: (url: string) => string,
): ElementContent[] =>
  nodes.map((node) => {
    if (!isElement(node)) {
      return node;
    }
    const properties = {...node.properties};
    for (const name of ['href', 'src'] as const) {
      const url = properties[name];
      if (typeof url === 'string') {
        properties[name] = resolve(url);
      }
    }
    return {...node, properties, children: withUrls(node.children, resolve)};
  });

/**
 * Returns the text of a page as Markdown, from its title on.
 *
 * @param main the `<main>` of a built docs page or post, which isn't changed
 * @param resolve returns the URL in the Markdown for a URL on the page
 * @param rules rules for components of the site
 * @throws if the page has no text
 */
export const toMarkdown = (
  main: Root | null,
  resolve: (url: string) => string,
  rules: readonly Rule[] = [],
): string => {
  const content = simplify(
    contentOf(main).filter((node) => isElement(node) || node.type === 'text'),
    rules,
  );
  const root: Root = {type: 'root', children: withUrls(content, resolve)};
  return writer.stringify(writer.runSync(root));
};

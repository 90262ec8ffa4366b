import {element, isElement, text, textOf} from '@docs-kit/built-pages/hast';
import {simplify} from '@docs-kit/markdown-twins';
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {markdownRules} from '../markdown';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/** Attributes that feed readers understand. They ignore styles, classes and scripts. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
};

/** Elements that are only there for the layout of the site. */
const wrappers = new Set(['div', 'span', 'section', 'header', 'picture', 'source', 'figure']);

const absolute = (value: unknown, base: string): unknown =>
  typeof value === 'string' ? new URL(value, base).href : value;

const keepAttributes = ({tagName, properties}: Element, base: string): Element['properties'] =>
  Object.fromEntries(
    (attributes[tagName] ?? [])
      .filter((name) => properties[name] !== undefined)
      .map((name) => {
        const value = properties[name];
        return [name, name === 'href' || name === 'src' ? absolute(value, base) : value];
      }),
  ) as Element['properties'];

const clean = (nodes: readonly ElementContent[], base: string): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) {
      return [node];
    }
    if (node.tagName === 'pre') {
      return [element('pre', [element('code', [text(textOf(node))])])];
    }
    const children = clean(node.children, base);
    if (wrappers.has(node.tagName)) {
      return children;
    }
    return [element(node.tagName, children, keepAttributes(node, base))];
  });

/**
 * Extracts the content of a post for feed readers: text, links, images and samples, without controls,
 * highlighting and layout.
 *
 * @param html the built page of the post
 * @param url absolute URL of the post, which relative links refer to
 */
export const feedHtml = (html: string, url: string): string => {
  const tree: Root = parser.parse(html);
  const content = tree.children.filter(
    (node): node is ElementContent => isElement(node) || node.type === 'text',
  );
  return toHtml({type: 'root', children: clean(simplify(content, markdownRules), url)});
};

import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../plugins/pages/markdown';

/** A fact that an edit of the wording must not change: for example `code` and the text of the code. */
export interface Fact {
  readonly kind:
    'front matter' | 'code' | 'sample' | 'link' | 'heading ID' | 'number' | 'component';
  readonly value: string;
}

const numbers = /\d+(?:[.,]\d+)*/g;
const headingIds = /^#{1,6}\s.*\{#([\w-]+)\}\s*$/gm;
/** Fields of the front matter whose text readers see or search for. All other fields are data. */
const wording = /^(?:title|description|sidebar_label|asked):.*\n?(?:[ \t].*\n?)*/gm;

const attributes = (list: readonly {type: string}[]): string =>
  list
    .filter((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute')
    .map(({name, value}) => `${name}=${typeof value === 'object' ? (value?.value ?? '') : value}`)
    .join(' ');

/**
 * Lists the facts that an edit of the wording must not change: samples, inline code (which includes quoted
 * messages), links, explicit heading IDs, numbers, components with their attributes, and data in the front matter.
 *
 * @param text the source of a page or partial
 * @throws if the MDX is malformed
 */
function factsOf(text: string): Fact[] {
  const facts: Fact[] = [];
  const add = (kind: Fact['kind'], value: string) => facts.push({kind, value});
  visit(parseTree(text), (node: Root | RootContent) => {
    switch (node.type) {
      case 'yaml':
        for (const line of node.value.replaceAll(wording, '').split('\n'))
          if (line.trim()) add('front matter', line);
        break;
      case 'inlineCode':
        // A line break in the source is a space on the page.
        add('code', node.value.replaceAll(/\s+/g, ' '));
        break;
      case 'code':
        add('sample', [node.lang, node.meta, node.value].filter(Boolean).join('\n'));
        break;
      case 'link':
      case 'image':
        add('link', node.url);
        break;
      case 'text':
        for (const [number] of node.value.matchAll(numbers)) add('number', number);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        add('component', `<${node.name ?? ''}> ${attributes(node.attributes)}`.trim());
        break;
      default:
    }
  });
  for (const [, id] of text.matchAll(headingIds)) add('heading ID', id ?? '');
  return facts;
}

/**
 * Compares the facts of two versions of a page. A fact that a page states less often, but still states, isn't lost.
 *
 * @param before the source before the edit
 * @param after the source after the edit
 * @returns the facts that only one of the versions has, each one once, in reading order
 */
export function compareFacts(
  before: string,
  after: string,
): {readonly lost: readonly Fact[]; readonly added: readonly Fact[]} {
  return {
    lost: without(factsOf(before), factsOf(after)),
    added: without(factsOf(after), factsOf(before)),
  };
}

function without(list: readonly Fact[], other: readonly Fact[]): Fact[] {
  const key = ({kind, value}: Fact) => `${kind}\n${value}`;
  const seen = new Set(other.map(key));
  return list.filter((fact) => !seen.has(key(fact)) && seen.add(key(fact)));
}

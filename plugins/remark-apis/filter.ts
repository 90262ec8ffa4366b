import type {List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {block} from '../lib/mdx';
import {listClass} from './list';

const isApisList = (node: RootContent): node is List =>
  node.type === 'list' && [node.data?.hProperties?.['className']].flat().includes(listClass);

/** An item of a list as `<FilterItem>`, with the names that it is found by: its own, and those of its exports. */
const toFilterItem = (item: ListItem, owner?: string): MdxJsxFlowElement => {
  const own = toString(item.children[0]);
  const inner = item.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  const names = [
    own,
    ...(owner === undefined ? [] : [owner]),
    ...inner.map((each) => toString(each)),
  ];
  const children = item.children.map((child) =>
    child.type === 'list' ? filterable(child, own) : child,
  );
  return block('FilterItem', children, {names: names.join('|')});
};

const filterable = (list: List, owner?: string): List => ({
  ...list,
  children: list.children.map((item) => toFilterItem(item, owner)) as unknown as ListItem[],
});

/**
 * Puts a filter above the lists that follow an `<ApisFilter label="…" />`, up to the next level-two heading.
 */
export const addFilters = (tree: Root): void => {
  const at = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApisFilter',
  );
  const marker = tree.children[at] as MdxJsxFlowElement | undefined;
  if (!marker) {
    return;
  }
  const rest = tree.children.slice(at + 1);
  const length = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  const section = length === -1 ? rest : rest.slice(0, length);
  marker.children = section.map((node) =>
    isApisList(node) ? filterable(node) : node,
  ) as MdxJsxFlowElement['children'];
  tree.children.splice(at + 1, section.length);
};

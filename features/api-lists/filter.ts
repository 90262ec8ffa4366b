import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Moves the nodes that follow an `<ApisFilter label="…" />` into it, up to the next level-two heading. */
export const fillFilter = (tree: Root): void => {
  const at = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApisFilter',
  );
  const filter = tree.children[at] as MdxJsxFlowElement | undefined;
  if (!filter) {
    return;
  }
  const rest = tree.children.slice(at + 1);
  const length = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  filter.children = tree.children.splice(
    at + 1,
    length === -1 ? rest.length : length,
  ) as MdxJsxFlowElement['children'];
};

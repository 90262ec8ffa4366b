import {locationOf} from '@docs-kit/docs-proof/mdx';
import type {Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readDocsPages} from '../pages';
import {fillFilter} from './filter';
import {toList} from './list';
import {listedBy} from './lists';

/**
 * Turns `<Apis package="@remotion/paths" />` into a list of the pages of the package, in the order of
 * the sidebars, each with the `description` of its front matter. The rows of a table inside the element
 * follow: they are for items without a page. `<ApisFilter>` filters the lists that follow it.
 *
 * @throws if the element has invalid attributes, or names a page that doesn't exist
 */
export default function remarkApis({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Apis' || !parent || index === undefined) {
        return undefined;
      }
      const handwritten = node.children.find((child): child is Table => child.type === 'table');
      try {
        const listed = listedBy(node, readDocsPages(siteDir));
        parent.children[index] = toList(listed, handwritten?.children.slice(1) ?? []);
        return index + 1;
      } catch (error) {
        throw new Error(`${locationOf(siteDir, file, node)}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    });
    fillFilter(tree);
  };
}

import path from 'node:path';
import type {Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readDocsPages} from '../docs-pages';
import {attributeOf} from '../remark-demo/mdx-nodes';
import {addFilters} from './filter';
import {listHeadings} from './headings';
import {toList} from './list';
import {listedBy} from './lists';

/**
 * Turns `<Apis package="@remotion/paths" />` into a list of the pages of the package, in the order of
 * `docs-routes.tsv`, each with the `description` of its front matter. The rows of a table inside the element
 * follow: they are for items without a page. `<Apis headings="Methods" />` lists the headings of a section of the
 * page itself, and `<ApisFilter>` filters the lists that follow it.
 *
 * @throws if the element has invalid attributes, or names a page or heading that doesn't exist
 */
export default function remarkApis({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Apis' || !parent || index === undefined) {
        return undefined;
      }
      const handwritten = node.children.find((child): child is Table => child.type === 'table');
      const headings = attributeOf(node, 'headings');
      try {
        const list =
          headings === undefined
            ? [toList(listedBy(node, readDocsPages(siteDir)), handwritten?.children.slice(1) ?? [])]
            : listHeadings(tree, headings);
        parent.children.splice(index, 1, ...list);
        return index + list.length;
      } catch (error) {
        const at = `${path.relative(siteDir, file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${at}: ${(error as Error).message}`, {cause: error});
      }
    });
    addFilters(tree);
  };
}

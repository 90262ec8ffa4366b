import path from 'node:path';
import type {Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readDocsPages} from '../docs-pages';
import {listedBy} from './lists';
import {toTable} from './table';

/**
 * Turns `<Apis package="@remotion/paths" />` into a table of the pages of the package, in the order of
 * `docs-routes.tsv`, each with the `description` of its front matter. The rows of a table inside the
 * element follow the others: they are for what has no page.
 *
 * @throws when the element is written in another way, or names what is not there
 */
export default function remarkApis({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Apis' || !parent || index === undefined) {
        return;
      }
      const byHand = node.children.find((child): child is Table => child.type === 'table');
      try {
        parent.children[index] = toTable(
          listedBy(node, readDocsPages(siteDir)),
          byHand?.children.slice(1) ?? [],
        );
      } catch (error) {
        const at = `${path.relative(siteDir, file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${at}: ${(error as Error).message}`, {cause: error});
      }
    });
  };
}

import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../../plugins/remark-demo/mdx-nodes';
import type {Page} from './pages';

/** What one `<Apis>` of an overview lists. */
export interface ApisList {
  /** The package of which it lists all pages. */
  packageName?: string;
  /** The addresses that it lists one by one. */
  routes: ReadonlySet<string>;
}

/** What the `<Apis>` of a page list. */
export function apisLists(page: Pick<Page, 'tree'>): ApisList[] {
  const lists: ApisList[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'Apis') {
      const ids = attributeOf(node, 'pages')?.split(/\s+/).filter(Boolean) ?? [];
      lists.push({
        packageName: attributeOf(node, 'package'),
        routes: new Set(ids.map((id) => `/docs/${id}`)),
      });
    }
  });
  return lists;
}

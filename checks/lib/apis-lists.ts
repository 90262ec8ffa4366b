import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeText} from '../../plugins/lib/mdx';
import type {Page} from './pages';

/** The pages that one `<Apis>` lists. */
export interface ApisList {
  /** The package, if it lists all pages of a package. */
  packageName?: string;
  /** The routes that it lists individually. */
  routes: ReadonlySet<string>;
}

/** Returns the pages that each `<Apis>` of a page lists. */
export function apisLists(page: Pick<Page, 'tree'>): ApisList[] {
  const lists: ApisList[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'Apis') {
      const ids = attributeText(node, 'pages')?.split(/\s+/).filter(Boolean) ?? [];
      lists.push({
        packageName: attributeText(node, 'package'),
        routes: new Set(ids.map((id) => `/docs/${id}`)),
      });
    }
  });
  return lists;
}

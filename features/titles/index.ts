import {block, frontMatterOf, inline} from '@docs-kit/docs-proof/mdx';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {breakable} from './breakable';

/**
 * Lets long names in titles and headings of API pages break where a reader would break them. Runs last,
 * because other plugins look for code in headings.
 */
export default function remarkTitle(): Transformer<Root> {
  return (tree, file) => {
    if (frontMatterOf(file).kind !== 'api') {
      return;
    }
    headerOf(tree, file);
    visit(tree, 'heading', (heading: Heading) => {
      visit(heading, 'inlineCode', (code, index, parent) => {
        const children = breakable(code.value);
        if (!parent || index === undefined || children.length === 1) {
          return undefined;
        }
        // The theme would show code that contains elements as a block, so this is an element of HTML.
        parent.children[index] = inline('code', children);
        return SKIP;
      });
    });
  };
}

/**
 * Returns the `<header>` of a page with its title. Writes the title of the front matter into the page, where
 * plugins can add to it: by default, Docusaurus adds the title when it renders the page.
 */
export function headerOf(tree: Root, file: VFile): MdxJsxFlowElement {
  const [first] = tree.children;
  if (first?.type === 'mdxJsxFlowElement' && first.name === 'header') {
    return first;
  }
  const title = String(frontMatterOf(file).title);
  const header = block('header', [{type: 'heading', depth: 1, children: breakable(title)}]);
  // The table of contents of narrow windows follows the title.
  tree.children.unshift(header, block('SectionBar', []));
  // Tells Docusaurus that the page contains its title.
  file.data.contentTitle = title;
  return header;
}

import {apisOf, packageOf} from '@docs-kit/docs-proof/apis';
import {attributeText} from '@docs-kit/docs-proof/mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {overviewOf, packageOfPage, type DocsPage} from '../pages';

/**
 * Whether an export of the package, or a command of it, has its place on the page, and is still
 * there.
 */
const isListed = (page: DocsPage, packageName: string): boolean =>
  page.frontMatter.removed === undefined &&
  (page.frontMatter.kind === 'cli'
    ? packageOfPage(page.frontMatter) === packageName && page.frontMatter.command !== 'npx remotion'
    : apisOf(page.frontMatter).some(
        ({package: from, symbol}) => symbol !== undefined && packageOf(from) === packageName,
      ));

/** The pages of a package, without those of exports that are gone. */
export const pagesOfPackage = (pages: readonly DocsPage[], packageName: string): DocsPage[] =>
  pages.filter((page) => isListed(page, packageName));

const wordsOf = (node: MdxJsxFlowElement, name: string): string[] | undefined =>
  attributeText(node, name)?.split(/\s+/).filter(Boolean);

/** What an `<Apis>` lists: pages, or packages with theirs. */
export type Listed =
  | {readonly kind: 'pages'; readonly pages: readonly DocsPage[]}
  | {
      readonly kind: 'packages';
      readonly packages: readonly {name: string; overview: DocsPage; pages: readonly DocsPage[]}[];
    };

/**
 * What an `<Apis>` lists.
 *
 * @throws an Error that says what to write when the element has other attributes, or names a page or a
 *   package that is not there
 */
export const listedBy = (node: MdxJsxFlowElement, pages: readonly DocsPage[]): Listed => {
  const [packageName] = wordsOf(node, 'package') ?? [];
  const ids = wordsOf(node, 'pages');
  const packages = wordsOf(node, 'packages');
  if ([packageName, ids, packages].filter(Boolean).length !== 1) {
    throw new Error(
      '<Apis> has invalid attributes. Use one of `package="@remotion/paths"` for all pages of a package, `pages="spring interpolate"` for selected pages by their path in docs/, or `packages="@remotion/paths @remotion/noise"` for the overviews of packages.',
    );
  }
  if (packages) {
    return {
      kind: 'packages',
      packages: packages.map((name) => {
        const overview = overviewOf(pages, name);
        if (!overview) {
          throw new Error(
            `<Apis> lists the package "${name}", which has no overview page yet. Add the row by hand, in a table inside the element.`,
          );
        }
        return {name, overview, pages: pagesOfPackage(pages, name)};
      }),
    };
  }
  const listed = ids
    ? ids.map((id) => {
        const page = pages.find((each) => each.id === id);
        if (!page) {
          throw new Error(`<Apis> lists the page "${id}", but docs/${id}.mdx doesn't exist.`);
        }
        return page;
      })
    : pagesOfPackage(pages, packageName ?? '');
  if (listed.length === 0) {
    throw new Error(`<Apis> is empty: no docs page documents an export of "${packageName ?? ''}".`);
  }
  return {kind: 'pages', pages: listed};
};

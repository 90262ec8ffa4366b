import {docIdOfRoute, packageOfPage, readDocsPages, type DocsPage} from '../../features/pages';
import {treeFiles, type SiteEdit} from './edit-site';
import {insertDoc, listCategories, type Category} from './sidebar-text';
import {UsageError} from './usage-error';

export interface NewDoc {
  readonly route: string;
  /** The package that the page documents. */
  readonly packageName?: string;
}

/**
 * The category that contains most pages of the same package or, without a package, of the same folder. Undefined if
 * there is none.
 */
const usualCategory = (
  root: string,
  {route, packageName}: NewDoc,
  categories: readonly Category[],
): string | undefined => {
  const folder = docIdOfRoute(route).split('/').slice(0, -1).join('/');
  const isNear = ({id, frontMatter}: DocsPage): boolean =>
    packageName === undefined
      ? folder !== '' && id.startsWith(`${folder}/`)
      : frontMatter['kind'] === 'api' && packageOfPage(frontMatter) === packageName;
  const near = new Set(
    readDocsPages(root)
      .filter(isNear)
      .map(({id}) => id),
  );
  const [best] = categories
    .map(({key, docs}) => ({key, count: docs.filter((id) => near.has(id)).length}))
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best?.key;
};

/**
 * Adds a page to the category with this key, or to the category of the pages that are most similar.
 *
 * @param categoryKey key of a category in `sidebars/`
 * @param after ID of the doc before it; by default, the page becomes the last one
 * @returns the key of the category
 * @throws UsageError if no category has this key, or if there are no similar pages
 */
export const addToTree = (
  edit: SiteEdit,
  doc: NewDoc,
  categoryKey: string | undefined,
  after: string | undefined,
): string => {
  const trees = treeFiles(edit.root).map((file) => ({
    file,
    categories: listCategories(edit.read(file)),
  }));
  const all = trees.flatMap(({categories}) => categories);
  const key = categoryKey ?? usualCategory(edit.root, doc, all);
  const tree = trees.find(({categories}) => categories.some((each) => each.key === key));
  if (key === undefined || !tree) {
    const problem =
      key === undefined
        ? `No similar page determines the category of ${doc.route}.`
        : `sidebars/ has no category with the key ${key}.`;
    throw new UsageError(
      `${problem} Pass --in with one of these keys: ${all.map((each) => each.key).join(', ')}. To add a category, edit the file in sidebars/ first.`,
    );
  }
  try {
    const text = insertDoc(edit.read(tree.file), docIdOfRoute(doc.route), {
      category: key,
      ...(after !== undefined && {after: docIdOfRoute(after)}),
    });
    edit.write(tree.file, text);
  } catch (error) {
    throw new UsageError(`${tree.file}: ${(error as Error).message}`);
  }
  return key;
};

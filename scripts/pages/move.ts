import {mkdirSync, renameSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from '../../features/pages';
import {SiteEdit} from './edit-site';
import {existingPlace, newPlace, slugOf} from './place';
import {redirectReferences} from './references';
import {renameDoc} from './sidebar-text';

/** Sets or removes the `slug` in the front matter of a page. */
const withSlug = (text: string, slug: string | undefined): string => {
  const rest = text.replace(/^slug: .*\n/m, '');
  return slug === undefined ? rest : rest.replace(/\n---\n/, () => `\nslug: ${slug}\n---\n`);
};

/**
 * Moves a docs page: renames its file, changes its entry in the tree and all links and other references to it, and adds a
 * redirect from its old URL. Its place in the tree stays.
 *
 * @param from route or file of the page
 * @param to its new route
 * @returns its new file, and all changed files, sorted
 * @throws UsageError if there is no page at `from`, or if there is one at `to`
 */
export const movePage = async (
  root: string,
  from: string,
  to: string,
): Promise<{file: string; changed: string[]}> => {
  const old = existingPlace(root, from);
  const moved = newPlace(root, to);
  const edit = new SiteEdit(root);
  edit.editReferences((text) => redirectReferences(text, old, moved));
  edit.editTrees((text) => renameDoc(text, docIdOfRoute(old.route), docIdOfRoute(moved.route)));
  edit.addRedirect(old.route, moved.route);
  edit.write(old.file, withSlug(edit.read(old.file), slugOf(moved.route)));
  const changed = await edit.save();
  mkdirSync(path.dirname(path.join(root, moved.file)), {recursive: true});
  renameSync(path.join(root, old.file), path.join(root, moved.file));
  return {
    file: moved.file,
    changed: [...changed.filter((file) => file !== old.file), moved.file].sort(),
  };
};

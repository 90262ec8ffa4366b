import {rmSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from '../../features/pages';
import {SiteEdit} from './edit-site';
import {existingPlace} from './place';
import {removeFromExample, replaceLinks} from './references';
import {removeDoc} from './sidebar-text';
import {UsageError} from './usage-error';

export interface Removal {
  /** The changed files, sorted. */
  readonly changed: readonly string[];
  /** The examples whose files no other page shows, as paths of their `example.ts`. */
  readonly unusedExamples: readonly string[];
}

/**
 * Removes a docs page: deletes its file and its entry in the tree, replaces links to it by links to another page, and
 * adds a redirect to that page.
 *
 * @param from route or file of the page
 * @param to route of the page that replaces it
 * @throws UsageError if one of the pages doesn't exist
 */
export const removePage = async (root: string, from: string, to: string): Promise<Removal> => {
  const old = existingPlace(root, from);
  const replacement = existingPlace(root, to);
  if (old.route === replacement.route) {
    throw new UsageError(`${old.route} can't replace itself. Pass another page with --to.`);
  }
  const edit = new SiteEdit(root);
  const unusedExamples: string[] = [];
  edit.editReferences((text, file) => {
    if (/^examples\/[^/]+\/example\.ts$/.test(file)) {
      const rest = removeFromExample(text, old);
      if (rest === null) {
        unusedExamples.push(file);
        return text;
      }
      return rest;
    }
    return file === old.file ? text : replaceLinks(text, old, replacement.route);
  });
  edit.editTrees((text) => removeDoc(text, docIdOfRoute(old.route)));
  edit.addRedirect(old.route, replacement.route);
  const changed = await edit.save();
  rmSync(path.join(root, old.file));
  return {changed: [...changed, old.file].sort(), unusedExamples};
};

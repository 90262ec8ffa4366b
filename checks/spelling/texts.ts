import path from 'node:path';
import {globSync} from 'tinyglobby';
import {listPages} from '../../plugins/pages';

/** Entries and tags, whose text is shown on pages. */
const dataFiles = ['src/data/*/*.yml', '{blog,learn,success-stories}/*.yml'];

/**
 * Returns the files with text for readers, relative to the root: pages, entries and tags.
 *
 * @throws if one of `files` isn't such a file, because a check of no files would pass
 */
export function listTexts(root: string, files: readonly string[] = []): string[] {
  const data = globSync(dataFiles, {cwd: root}).sort();
  if (files.length === 0) {
    return [...listPages(root), ...data];
  }
  const named = files.map((file) =>
    path.relative(root, path.resolve(root, file)).split(path.sep).join('/'),
  );
  const pages = named.filter((file) => !data.includes(file));
  return [
    ...(pages.length > 0 ? listPages(root, pages) : []),
    ...named.filter((file) => data.includes(file)),
  ];
}

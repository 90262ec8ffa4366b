import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns the Markdown files in the folders of a site, including partials, in a stable order.
 *
 * @param root absolute path of the site
 * @param folders relative to the root: `['docs', 'blog', 'src/pages']`
 * @param files absolute, or relative to the root; if there are any, only these are returned
 * @returns paths relative to the root, with forward slashes
 * @throws if one of `files` isn't a page, because a check of no pages would pass
 */
export function listPages(
  root: string,
  folders: readonly string[],
  files: readonly string[] = [],
): string[] {
  const isPage = (file: string): boolean => isMarkdownIn(folders, file);
  if (files.length > 0) {
    return files
      .map((file) => path.relative(root, path.resolve(root, file)))
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => {
        if (!isPage(file) || !existsSync(path.join(root, file))) {
          throw new Error(
            `${file} isn't a page. Pass .mdx files in ${folders.join('/, ')}/, relative to the root.`,
          );
        }
        return file;
      });
  }
  return folders.flatMap((folder) =>
    filesIn(path.join(root, folder))
      .map((entry) => `${folder}/${entry}`)
      .filter(isPage)
      .sort(),
  );
}

/** Whether a file is a page or a partial in one of the folders. @param file relative to the root, with forward slashes */
export const isMarkdownIn = (folders: readonly string[], file: string): boolean =>
  /\.mdx?$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`));

/** The files in a folder and its subfolders, with forward slashes; none if there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
        file.split(path.sep).join('/'),
      )
    : [];

/** Whether a file is a partial: a part of its path starts with `_`. */
export const isPartial = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('_'));

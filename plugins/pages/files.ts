import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {collectionIds} from '../../config/collections';

/** The folders that contain pages, in the order in which problems are printed. */
const pageFolders = ['docs', ...collectionIds, 'src'] as const;

export type PageFolder = (typeof pageFolders)[number];

/**
 * Returns the files of the pages, relative to the root, in a stable order.
 *
 * @throws if one of `files` isn't a page, because a check of no pages would pass
 */
export function listPages(root: string, files: readonly string[] = []): string[] {
  if (files.length > 0) {
    return files
      .map((file) => path.relative(root, path.resolve(root, file)))
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => {
        if (!isPage(file) || !existsSync(path.join(root, file))) {
          throw new Error(
            `${file} isn't a page. Pass .mdx files in ${pageFolders.join('/, ')}/, relative to the root.`,
          );
        }
        return file;
      });
  }
  return pageFolders.flatMap((folder) =>
    filesIn(path.join(root, folder))
      .map((entry) => `${folder}/${entry}`)
      .filter(isPage)
      .sort(),
  );
}

/** The folder of a page. @throws if it isn't in a folder that contains pages */
export function pageFolderOf(file: string): PageFolder {
  const folder = pageFolders.find((name) => file.startsWith(`${name}/`));
  if (folder === undefined) {
    throw new Error(
      `${file} isn't in a folder that contains pages. Move it to one of: ${pageFolders.join(', ')}.`,
    );
  }
  return folder;
}

/** The files in a folder and its subfolders, with forward slashes; none if there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
        file.split(path.sep).join('/'),
      )
    : [];

/** Whether a file is a page or a partial. @param file path relative to the root, with forward slashes */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && pageFolders.some((name) => file.startsWith(`${name}/`));
}

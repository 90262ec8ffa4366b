import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders that contain pages, in the order in which problems are printed. */
export const collections = [
  'docs',
  'blog',
  'learn',
  'success-stories',
  'templates',
  'src',
] as const;

export type Collection = (typeof collections)[number];

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
            `${file} isn't a page. Pass .mdx files in ${collections.join('/, ')}/, relative to the root.`,
          );
        }
        return file;
      });
  }
  return collections.flatMap((collection) =>
    filesIn(path.join(root, collection))
      .map((entry) => `${collection}/${entry}`)
      .filter(isPage)
      .sort(),
  );
}

/** The collection of a file. @throws if it isn't in a folder that contains pages */
export function collectionOf(file: string): Collection {
  const collection = collections.find((name) => file.startsWith(`${name}/`));
  if (collection === undefined) {
    throw new Error(
      `${file} isn't in a folder that contains pages. Move it to one of: ${collections.join(', ')}.`,
    );
  }
  return collection;
}

/** The files in a folder and its subfolders, with forward slashes; none if there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
        file.split(path.sep).join('/'),
      )
    : [];

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && collections.some((name) => file.startsWith(`${name}/`));
}

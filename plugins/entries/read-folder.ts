import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {EntryProblem} from './problem';

export interface EntryFile {
  /** Path relative to the root of the repository, with forward slashes. */
  readonly file: string;
  /** The name without `.yml`. */
  readonly slug: string;
  readonly text: string;
}

/**
 * Reads the `.yml` files of a folder, sorted by slug.
 *
 * @param folder path relative to `siteDir`, with forward slashes
 * @returns the files, and problems if there are none or if files end in `.yaml`
 */
export const readFolder = async (
  siteDir: string,
  folder: string,
): Promise<{files: EntryFile[]; problems: EntryProblem[]}> => {
  const names = await listNames(path.join(siteDir, folder));
  const slugsOf = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  const files = await Promise.all(
    slugsOf('.yml').map(async (slug) => ({
      file: `${folder}/${slug}.yml`,
      slug,
      text: await readFile(path.join(siteDir, folder, `${slug}.yml`), 'utf8'),
    })),
  );
  const problems: EntryProblem[] = slugsOf('.yaml').map((slug) => ({
    file: `${folder}/${slug}.yaml`,
    message: 'ends in .yaml, but only .yml files are read.',
    remedy: `Rename it to ${slug}.yml.`,
  }));
  if (files.length === 0 && problems.length === 0) {
    problems.push({
      file: folder,
      message: 'has no entries.',
      remedy:
        'Add a file <slug>.yml for each entry, or remove the collection from config/entries.ts.',
    });
  }
  return {files, problems};
};

const listNames = async (dir: string): Promise<string[]> => {
  try {
    return await readdir(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
};

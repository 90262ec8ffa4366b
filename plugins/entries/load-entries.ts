import {missingPoster} from '../../config/posters';
import type {EntriesOptions, Entry, LoadedEntry} from './options';
import {formatProblems, type EntryProblem} from './problem';
import {readEntry} from './read-entry';
import {readFolder} from './read-folder';

interface Input<E extends Entry> {
  readonly siteDir: string;
  /** Path relative to `siteDir`, with forward slashes. */
  readonly folder: string;
  readonly schema: EntriesOptions<E>['schema'];
}

/**
 * Reads the entries of a folder, sorted by slug.
 *
 * @returns the valid entries, and the problems of all files
 */
export const readEntries = async <E extends Entry>({
  siteDir,
  folder,
  schema,
}: Input<E>): Promise<{entries: E[]; problems: EntryProblem[]}> => {
  const {files, problems} = await readFolder(siteDir, folder);
  const entries: E[] = [];
  for (const file of files) {
    const read = readEntry(file, schema);
    if ('entry' in read) {
      entries.push(read.entry);
    } else {
      problems.push(...read.problems);
    }
  }
  return {entries, problems};
};

/**
 * Loads the entries of a folder for their pages.
 *
 * @throws an Error with the problems of all files, each with the file, the field, the value and how to fix it
 */
export const loadEntries = async <E extends Entry>({
  posterOf,
  ...input
}: Input<E> & Pick<EntriesOptions<E>, 'posterOf'>): Promise<LoadedEntry<E>[]> => {
  const {entries, problems} = await readEntries(input);
  if (problems.length > 0) {
    throw new Error(formatProblems(input.folder, problems));
  }
  return entries.map((entry) => {
    const poster = posterOf?.(entry.slug);
    return poster === undefined || missingPoster(input.siteDir, poster)
      ? entry
      : {...entry, poster};
  });
};

import {missingPoster} from '../../config/posters';
import type {EntriesOptions, Entry, LoadedEntry} from './options';
import {formatProblems} from './problem';
import {readEntry} from './read-entry';
import {readFolder} from './read-folder';

interface Input<E extends Entry> {
  readonly siteDir: string;
  /** Path relative to `siteDir`, with forward slashes. */
  readonly folder: string;
  readonly schema: EntriesOptions<E>['schema'];
  readonly posterOf?: EntriesOptions<E>['posterOf'];
}

/**
 * Loads the entries of a folder for their pages, sorted by slug.
 *
 * @throws an Error with the problems of all files, each with the file, the field, the value and how to fix it
 */
export const loadEntries = async <E extends Entry>({
  siteDir,
  folder,
  schema,
  posterOf,
}: Input<E>): Promise<LoadedEntry<E>[]> => {
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
  if (problems.length > 0) {
    throw new Error(formatProblems(folder, problems));
  }
  return entries.map((entry) => {
    const poster = posterOf?.(entry.slug);
    return poster === undefined || missingPoster(siteDir, poster) ? entry : {...entry, poster};
  });
};

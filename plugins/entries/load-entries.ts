import {type MissingPoster, missingPoster} from '../../config/posters';
import type {EntriesOptions, Entry} from './options';
import {parseYaml} from './parse-yaml';
import {formatProblems, type EntryProblem} from './problem';
import {readFolder} from './read-folder';
import {validateEntry} from './validate-entry';

interface Input<E extends Entry> {
  readonly siteDir: string;
  /** Path relative to `siteDir`, with forward slashes. */
  readonly folder: string;
  readonly schema: EntriesOptions<E>['schema'];
  readonly posterOf?: EntriesOptions<E>['posterOf'];
}

/**
 * Loads the entries of a folder, sorted by slug.
 *
 * @throws an Error with the problems of all files, each with the file, the field, the value and how to fix it
 */
export const loadEntries = async <E extends Entry>({
  siteDir,
  folder,
  schema,
  posterOf,
}: Input<E>): Promise<E[]> => {
  const {files, problems: folderProblems} = await readFolder(siteDir, folder);
  const problems: EntryProblem[] = [...folderProblems];
  const entries: E[] = [];
  for (const file of files) {
    const parsed = parseYaml(file);
    if ('problem' in parsed) {
      problems.push(parsed.problem);
      continue;
    }
    const validated = validateEntry(file, parsed.value, schema);
    if ('problems' in validated) {
      problems.push(...validated.problems);
    } else {
      entries.push(validated.entry);
      const missing = posterOf && missingPoster(siteDir, posterOf(validated.entry));
      if (missing) {
        problems.push(withoutPoster(file.file, missing));
      }
    }
  }
  if (problems.length > 0) {
    throw new Error(formatProblems(folder, problems));
  }
  return entries;
};

const addDemo = 'a demo with this ID to src/demos/ and run `npm run posters`';

const withoutPoster = (file: string, {id, similar}: MissingPoster): EntryProblem => ({
  file,
  message: `needs the poster "${id}", but there is no poster of a demo with this ID.`,
  remedy:
    similar === undefined
      ? `Add ${addDemo}.`
      : `If you meant "${similar}", correct the slug. Otherwise, add ${addDemo}.`,
});

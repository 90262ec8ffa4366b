import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ZodType, ZodTypeDef} from 'zod';
import {checkEncoding} from './encoding';
import {explainIssues, valueAt} from './field-problems';
import {lineOfField} from './line-of-field';
import type {Entry} from './options';
import {SourceError} from './source-error';
import {parseYaml} from './yaml';

interface EntryFile {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  /** The name without `.yml`. */
  readonly slug: string;
  readonly text: string;
}

/** A problem with an entry. */
interface EntryProblem {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  /** The 1-based line. Undefined if the problem has no place in the file, such as a missing field. */
  readonly line?: number | undefined;
  /** What is wrong, including the field and its invalid value. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
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
        'Add a file <slug>.yml for each entry, or remove the plugin `entries` with this folder.',
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

/** Parses and validates the file of an entry. */
export const readEntry = <E>(
  entry: EntryFile,
  schema: ZodType<E, ZodTypeDef, unknown>,
): {entry: E} | {problems: EntryProblem[]} => {
  const {file, text} = entry;
  try {
    checkEncoding(file, text);
    return validateEntry(entry, parseYaml(file, text), schema);
  } catch (error) {
    if (!(error instanceof SourceError)) {
      throw error;
    }
    const {line, problem: message, remedy} = error;
    return {problems: [{file, line, message, remedy}]};
  }
};

const validateEntry = <E>(
  {file, slug, text}: EntryFile,
  value: unknown,
  schema: ZodType<E, ZodTypeDef, unknown>,
): {entry: E} | {problems: EntryProblem[]} => {
  const stated = valueAt(value, ['slug']);
  if (typeof stated === 'string' && stated !== slug) {
    // First, because other fields are compared with the slug.
    return {
      problems: [
        {
          file,
          line: lineOfField(text, ['slug']),
          message: `\`slug\` is "${stated}", which differs from the file name.`,
          remedy: `Write ${slug}, or rename the file to ${stated}.yml.`,
        },
      ],
    };
  }
  const result = schema.safeParse(value);
  return result.success
    ? {entry: result.data}
    : {
        problems: explainIssues(result.error.issues, value).map(({issue, path: at, complaint}) => ({
          file,
          line: lineOfField(text, at),
          message: `${at.length > 0 ? `\`${at.join('.')}\`` : 'The entry'} ${complaint}.`,
          remedy: issue.message,
        })),
      };
};

/**
 * Loads the entries of a folder for their pages, sorted by slug.
 *
 * @param folder path relative to `siteDir`, with forward slashes
 * @throws an Error with the problems of all files, each with the file, the field, the value and how to fix it
 */
export const loadEntries = async <E extends Entry>({
  siteDir,
  folder,
  schema,
}: {
  readonly siteDir: string;
  readonly folder: string;
  readonly schema: ZodType<E, ZodTypeDef, unknown>;
}): Promise<E[]> => {
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
  return entries;
};

const formatProblems = (folder: string, problems: readonly EntryProblem[]): string =>
  [
    `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${folder}:`,
    ...problems.map(
      ({file, line, message, remedy}) =>
        `- ${file}${line === undefined ? '' : `:${line}`}: ${message} ${remedy}`,
    ),
  ].join('\n');

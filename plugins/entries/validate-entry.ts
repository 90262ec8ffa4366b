import type {ZodIssue} from 'zod';
import type {EntriesOptions, Entry} from './options';
import type {EntryFile} from './read-folder';
import type {EntryProblem} from './problem';

/**
 * Validates the content of a file with the schema of its collection, and compares its slug with its file name.
 *
 * @returns the entry, or a problem for each unknown, missing or invalid field
 */
export const validateEntry = <E extends Entry>(
  {file, slug}: EntryFile,
  value: unknown,
  schema: EntriesOptions<E>['schema'],
): {entry: E} | {problems: EntryProblem[]} => {
  const result = schema.safeParse(value);
  if (!result.success) {
    return {problems: result.error.issues.flatMap((issue) => explain(file, value, issue))};
  }
  if (result.data.slug !== slug) {
    return {
      problems: [
        {
          file,
          field: 'slug',
          message: `is ${show(result.data.slug)}.`,
          remedy: `Write ${slug}, or rename the file to ${result.data.slug}.yml.`,
        },
      ],
    };
  }
  return {entry: result.data};
};

const explain = (file: string, value: unknown, issue: ZodIssue): EntryProblem[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return {
        file,
        field: path.join('.'),
        message: `is not a known field. Its value is ${show(valueAt(value, path))}.`,
        remedy: issue.message,
      };
    });
  }
  const found = valueAt(value, issue.path);
  return [
    {
      file,
      ...(issue.path.length > 0 && {field: issue.path.join('.')}),
      message:
        found === undefined
          ? 'is missing or empty.'
          : `is ${show(found)}${lengthOf(found, issue)}.`,
      remedy: issue.message,
    },
  ];
};

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

const show = (value: unknown): string => JSON.stringify(value);

/** The length of a text or list, if its length is the problem. */
const lengthOf = (value: unknown, {code}: ZodIssue): string => {
  if (code !== 'too_small' && code !== 'too_big') {
    return '';
  }
  if (typeof value === 'string') {
    return ` (${value.trim().length} characters)`;
  }
  return Array.isArray(value) ? ` (${value.length} items)` : '';
};

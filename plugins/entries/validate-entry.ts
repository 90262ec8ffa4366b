import type {ZodIssue} from 'zod';
import type {EntriesOptions, Entry} from './options';
import type {EntryFile} from './read-folder';
import type {EntryProblem} from './problem';

/**
 * Holds the value of a file against the schema of its collection and against its own name.
 *
 * @returns the entry, or one problem for each field that is unknown, missing or wrong
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
        message: `is no field; its value is ${show(valueAt(value, path))}.`,
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

/** How long a text or a list is, where its length is what is wrong. */
const lengthOf = (value: unknown, {code}: ZodIssue): string => {
  if (code !== 'too_small' && code !== 'too_big') {
    return '';
  }
  if (typeof value === 'string') {
    return ` (${value.trim().length} characters)`;
  }
  return Array.isArray(value) ? ` (${value.length} of them)` : '';
};

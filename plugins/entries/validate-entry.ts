import type {ZodIssue, ZodType, ZodTypeDef} from 'zod';
import {lineOfField} from './line-of-field';
import type {EntryFile} from './read-folder';
import type {EntryProblem} from './problem';

/**
 * Validates the content of a file with the schema of its collection, and compares its slug with its file name.
 *
 * @returns the entry; a problem for each unknown, missing or invalid field; or one problem if the slug isn't the file name
 */
export const validateEntry = <E>(
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
          message: `\`slug\` is ${show(stated)}, which differs from the file name.`,
          remedy: `Write ${slug}, or rename the file to ${stated}.yml.`,
        },
      ],
    };
  }
  const result = schema.safeParse(value);
  return result.success
    ? {entry: result.data}
    : {problems: result.error.issues.flatMap((issue) => explain({file, text}, value, issue))};
};

const explain = (
  {file, text}: Pick<EntryFile, 'file' | 'text'>,
  value: unknown,
  issue: ZodIssue,
): EntryProblem[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return {
        file,
        line: lineOfField(text, path),
        message: `\`${path.join('.')}\` is not a known field. Its value is ${show(valueAt(value, path))}.`,
        remedy: issue.message,
      };
    });
  }
  const found = valueAt(value, issue.path);
  const complaint =
    found === undefined ? 'is missing or empty' : `is ${show(found)}${lengthOf(found, issue)}`;
  return [
    {
      file,
      line: lineOfField(text, issue.path),
      message: `${issue.path.length > 0 ? `\`${issue.path.join('.')}\`` : 'The entry'} ${complaint}.`,
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

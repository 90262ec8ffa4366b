import type {ZodIssue} from 'zod';

/** An issue of a Zod schema, explained with the value that it found. */
interface ExplainedIssue {
  readonly issue: ZodIssue;
  /** The names of the fields and the indexes of list items: `['next', 0, 'to']`. Empty for the whole value. */
  readonly path: readonly (string | number)[];
  /** What follows the name of the field in a sentence: `is missing`, `is "x" (1 characters)`. */
  readonly complaint: string;
}

/**
 * Explains why a schema rejected a value.
 *
 * @returns one or more for each issue: one for each unknown field, and those of the best match in a union
 */
export const explainIssues = (issues: readonly ZodIssue[], value: unknown): ExplainedIssue[] =>
  issues.flatMap((issue) => {
    const {path} = issue;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        issue,
        path: [...path, key],
        complaint: "isn't a known field",
      }));
    }
    if (issue.code === 'invalid_union') {
      const inner = issue.unionErrors
        .map((error) => error.issues)
        .find((each) => each.some((one) => one.path.length > path.length));
      if (inner) {
        return explainIssues(inner, value);
      }
    }
    const found = valueAt(value, path);
    const complaint =
      found === undefined ? 'is missing' : `is ${JSON.stringify(found)}${lengthOf(found, issue)}`;
    return [{issue, path, complaint}];
  });

/** The value of a field; undefined if it is missing. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

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

/** Matches a key of a mapping, in block style or within braces. */
const keyPattern = (key: string, isTop: boolean): RegExp =>
  new RegExp(`${isTop ? '^' : '(?:^|[\\s{,])'}${key.replaceAll(/[^\w-]/g, String.raw`\$&`)}\\s*:`);

/**
 * Returns the 1-based line of a field in the YAML of an entry, or the line of the field around it if the field is missing.
 *
 * @param path the names of the fields and the indexes of list items: `['next', 0, 'to']`
 * @returns undefined if the outermost field is missing
 */
export const lineOfField = (
  text: string,
  path: readonly (string | number)[],
): number | undefined => {
  const lines = text.split('\n');
  let line: number | undefined;
  for (const key of path) {
    const from = line ?? 0;
    const found: number =
      typeof key === 'string'
        ? lines.findIndex(
            (each, index) => index >= from && keyPattern(key, line === undefined).test(each),
          )
        : (itemsBelow(lines, from)[key] ?? from);
    if (found === -1) {
      break;
    }
    line = found;
  }
  return line === undefined ? undefined : line + 1;
};

/** The lines of the items of a block list below a line. Lists in brackets have none. */
const itemsBelow = (lines: readonly string[], from: number): number[] => {
  const end = lines.findIndex((line, index) => index > from && /^\S/.test(line));
  return lines.flatMap((line, index) =>
    index > from && (end === -1 || index < end) && /^\s*- /.test(line) ? [index] : [],
  );
};

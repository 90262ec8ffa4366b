/** The text of a value that can be written as JSON. */
export const quote = (value: unknown): string => JSON.stringify(value);

/** The text of an object whose values are code. */
export const objectOf = (fields: Readonly<Record<string, string>>): string =>
  `{${Object.entries(fields)
    .map(([name, code]) => `${quote(name)}: ${code}`)
    .join(', ')}}`;

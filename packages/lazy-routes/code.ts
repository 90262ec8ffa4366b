/** The code of a value that can be represented in JSON. */
export const quote = (value: unknown): string => JSON.stringify(value);

/** The code of an object whose values are code. */
export const objectOf = (fields: Readonly<Record<string, string>>): string =>
  `{${Object.entries(fields)
    .map(([name, code]) => `${quote(name)}: ${code}`)
    .join(', ')}}`;

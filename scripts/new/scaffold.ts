/** A new file. */
export interface Scaffold {
  /** Relative to the root of the repository. */
  file: string;
  text: string;
  /** The package that a docs page documents, which helps to find its category. */
  packageName?: string;
}

/** A note for the author. The checks `form` and `entries` fail until it is removed. */
export function note(text: string): string {
  // An MDX comment ends at the first `*/`.
  return `{/* WRITE: ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ').trim()} */}`;
}

/** Front matter without the fields that are undefined. Values are written as JSON, which is valid YAML, unless they are plain words. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${scalar(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

function scalar(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length > 0 && typeof value[0] === 'object'
      ? `\n${value.map((each) => `  - ${scalar(each)}`).join('\n')}`
      : `[${value.map(scalar).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, each]) => `${name}: ${scalar(each)}`);
    return `{${parts.join(', ')}}`;
  }
  const text = String(value);
  return /^[A-Za-z][\w ().-]*$/.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)
    ? text
    : JSON.stringify(text);
}

export const titleNote = 'WRITE: the title';

export const descriptionNote = 'WRITE: a sentence';

/** Joins the paragraphs of a page with empty lines. */
export function page(parts: readonly (string | undefined)[]): string {
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
}

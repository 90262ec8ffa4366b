/** Returns the 1-based number of the first line that passes a test, or 1 if there is none. */
export const lineWith = (text: string, matches: (line: string) => boolean): number =>
  Math.max(text.split('\n').findIndex(matches), 0) + 1;

/** A sample with its language, title and code. */
export interface Sample {
  readonly language: string;
  readonly title: string;
  readonly code: string;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
}

/** The structure that a page and its twin have in common. */
export interface Outline {
  readonly headings: readonly Heading[];
  readonly samples: readonly Sample[];
  /** The number of rows of each table. */
  readonly tables: readonly number[];
}

/** The letters and digits of a text, which formatting doesn't change. */
export const lettersOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');

/** A sample: what it is written in, its title, its text. */
export interface Sample {
  readonly language: string;
  readonly title: string;
  readonly code: string;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
}

/** Rows of cells. */
export type Table = readonly (readonly string[])[];

/** What a page and its twin both have. */
export interface Outline {
  readonly headings: readonly Heading[];
  readonly samples: readonly Sample[];
  readonly tables: readonly Table[];
}

/** Text without the spaces that formatting adds or takes away. */
export const condense = (text: string): string => text.replace(/[\s\u200b]+/g, '');

/** The letters and digits of a text, which no formatting changes. */
export const lettersOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');

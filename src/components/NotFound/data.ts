/** The file that `plugins/not-found` writes at the root of the site. Only the not-found page requests it. */
export const dataFile = 'not-found.json';

/** The titles of all pages by their path. */
export type Titles = Readonly<Record<string, string>>;

/** The file that `plugins/not-found` writes at the root of the site. Only the not-found page requests it. */
export const dataFile = 'not-found.json';

/** A docs page in `config/open-routes.ts`, which is not written yet. */
export interface PlannedPage {
  readonly route: string;
  /** What the page is about, as its label in the sidebar: `renderMediaOnLambda()`. */
  readonly label: string;
  /** The npm package that the page documents, if any. */
  readonly packageName?: string;
  /** The page of that package, or of the category in the sidebar. */
  readonly overview?: string;
  /** The source code of that package. */
  readonly source?: string;
  /** The page that comes closest to it. */
  readonly nearest: string;
}

/** What the not-found page knows about the site. */
export interface SiteMap {
  /** The titles of all pages by their path. */
  readonly titles: Readonly<Record<string, string>>;
  readonly planned: readonly PlannedPage[];
}

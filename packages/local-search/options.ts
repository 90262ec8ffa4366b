import {isFunction, isListOf, isRecordOf, isText, type Rule} from '@docs-kit/tools/options';
import type {PageKind} from './client/engine/index-format';

/** What the search knows about a page in addition to its text. */
export interface PageInfo extends Partial<PageKind> {
  /**
   * Results are grouped by category; the dialog shows at most five results of each. By default, the breadcrumbs of docs
   * pages, “Blog” for posts and “Site” for other pages.
   */
  readonly category?: string;
  /** 1 means that nothing is more important. By default, 1 for docs, 0.5 for posts and 0.25 for other pages. */
  readonly weight?: number;
  /** Whether readers find the page by the messages that it quotes. */
  readonly isTroubleshooting?: boolean;
  /** The question that the page answers, in the words of readers. */
  readonly asked?: readonly string[];
}

/** The options that only the build needs. */
interface BuildOptions {
  /**
   * Called once after the build with the folder of the site. The returned function is called with the path of each page,
   * such as `/docs/intro`.
   */
  readonly describePages?: (siteDir: string) => (pathname: string) => PageInfo;
  /** Classes of elements whose text isn't searchable, in addition to the controls of Docusaurus' theme. */
  readonly ignoredClasses?: readonly string[];
  /** A name that headings may begin with: with `Acme`, the query `player` is the exact name of “The Acme Player”. */
  readonly brand?: string;
  /** Terms of the docs by the word that readers use instead, separated by spaces: `{picture: 'img image'}`. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

/** The options that the components in the browser need. */
export interface BrowserOptions {
  /** Links that the search shows without a query. */
  readonly popularPages: readonly {readonly label: string; readonly to: string}[];
  /** Queries to try if one has no results. */
  readonly suggestedQueries: readonly string[];
  /** URL for reporting that a query should have results. `{query}` is replaced with the query. */
  readonly reportUrl: string | null;
  /** The description of the search page. */
  readonly description: string;
}

export type LocalSearchOptions = BuildOptions & Partial<BrowserOptions>;

const isLink = (value: unknown): boolean => {
  const {label, to} = (value ?? {}) as {label?: unknown; to?: unknown};
  return isText(label) && isText(to);
};

export const rules: Readonly<Record<keyof LocalSearchOptions, Rule>> = {
  describePages: [
    isFunction,
    'Pass a function that returns a function: `(siteDir) => (pathname) => ({})`.',
  ],
  ignoredClasses: [isListOf(isText), 'Pass a list of class names without dots.'],
  brand: [isText, 'Pass the name as text, or remove the option.'],
  synonyms: [
    isRecordOf(isText),
    'Pass an object of terms by word, such as `{picture: "img image"}`.',
  ],
  popularPages: [
    isListOf(isLink),
    'Pass a list of links, such as `[{label: "Guide", to: "/docs/intro"}]`.',
  ],
  suggestedQueries: [isListOf(isText), 'Pass a list of queries.'],
  reportUrl: [
    (value) => value === null || (isText(value) && value.includes('{query}')),
    'Pass a URL that contains `{query}`, or `null`.',
  ],
  description: [isText, 'Pass a sentence.'],
};

/** Returns what the build writes for the browser. */
export const browserOptions = ({
  popularPages = [],
  suggestedQueries = [],
  reportUrl = null,
  description = 'Search the documentation.',
}: LocalSearchOptions): BrowserOptions => ({
  popularPages,
  suggestedQueries,
  reportUrl,
  description,
});

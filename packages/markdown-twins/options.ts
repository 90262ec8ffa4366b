import {inspect} from 'node:util';
import type {Rule} from './simplify';

export interface TwinsOptions {
  /**
   * What `llms.txt` calls the sidebars, by their IDs in the order of the file: `{tutorialSidebar: 'Tutorial'}`. Docs
   * pages that are in none of them are listed below "More".
   */
  readonly sidebars: Readonly<Record<string, string>>;
  /**
   * Returns the path of the twin of a docs page or post, or null if the page has none. Both paths contain the base URL
   * of the site. By default, each page has a twin at its path with `.md`: `/docs/intro.md`.
   */
  readonly twinPath?: (path: string) => string | null;
  /** The title of `llms.txt` and `llms-full.txt`. By default, the title of the site. */
  readonly title?: string;
  /** Sentences in `llms.txt` about the whole site: `The pages describe version 4.2.` */
  readonly intro?: string;
  /** The front matter fields that a twin copies from its page, in addition to title and description. */
  readonly frontMatter?: readonly string[];
  /** Rules for the components of the site, which take precedence over the rules for those of the theme. */
  readonly rules?: readonly Rule[];
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

/** What each option must be, with the words for an error. */
const valid: Readonly<Record<keyof TwinsOptions, [(value: unknown) => boolean, string]>> = {
  sidebars: [
    (value) =>
      typeof value === 'object' && value !== null && isListOf(isText)(Object.values(value)),
    "the names of sidebars by their IDs: {tutorialSidebar: 'Tutorial'}",
  ],
  twinPath: [isFunction, 'a function from the path of a page to the path of its twin, or null'],
  title: [isText, 'a text'],
  intro: [isText, 'a text'],
  frontMatter: [isListOf(isText), 'a list of names of fields'],
  rules: [isListOf(isFunction), 'a list of functions that rewrite elements'],
};

/** @throws an Error that names the invalid option, its value and the fix */
export const checkOptions = (options: TwinsOptions): void => {
  const unknown = Object.keys(options).find((name) => !(name in valid));
  if (unknown !== undefined) {
    throw new Error(
      `markdown-twins: the option ${unknown} is unknown. Write one of ${Object.keys(valid).join(', ')}.`,
    );
  }
  for (const [name, [isValid, what]] of Object.entries(valid)) {
    const value = options[name as keyof TwinsOptions];
    if ((value !== undefined || name === 'sidebars') && !isValid(value)) {
      throw new Error(`markdown-twins: the option ${name} is ${inspect(value)}. Write ${what}.`);
    }
  }
};

import {
  isFunction,
  isListOf,
  isRecordOf,
  isText,
  type Rule as OptionRule,
} from '@docs-kit/tools/options';
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

export const rules: Readonly<Record<keyof TwinsOptions, OptionRule>> = {
  sidebars: [
    isRecordOf(isText),
    "Write the names of sidebars by their IDs: {tutorialSidebar: 'Tutorial'}.",
  ],
  twinPath: [
    isFunction,
    'Write a function from the path of a page to the path of its twin, or null.',
  ],
  title: [isText, 'Write a text.'],
  intro: [isText, 'Write a text.'],
  frontMatter: [isListOf(isText), 'Write a list of names of fields.'],
  rules: [isListOf(isFunction), 'Write a list of functions that rewrite elements.'],
};

import type {PrismTheme} from 'prism-react-renderer';
import {linesOf} from '../../src/highlighting/marked-code';
import {isKnown, mark} from '../build-highlighting/mark';

/** A source file as the page shows it. */
export interface HighlightedSource {
  /** Name of the file, without its folder. */
  readonly file: string;
  /** HTML of each line: escaped text in colored `<span>`s. */
  readonly lines: readonly string[];
}

/**
 * Highlights source code to one HTML string a line.
 *
 * @throws when Prism has no grammar for the language, naming it
 */
export const highlightLines = (code: string, language: string, theme: PrismTheme): string[] => {
  if (!isKnown(language)) {
    throw new Error(
      `prism-react-renderer has no grammar for "${language}". Show a file in a language that it knows, such as tsx.`,
    );
  }
  return linesOf(mark(code, language, theme), theme).map(({html}) => html);
};

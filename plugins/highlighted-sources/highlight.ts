import type {PrismTheme} from 'prism-react-renderer';
import {linesOf} from '../../src/highlighting/marked-code';
import {isKnown, mark} from '../build-highlighting/mark';

/** A source file that a page shows. */
export interface HighlightedSource {
  /** Name of the file without its folder. */
  readonly file: string;
  /** HTML of each line: escaped text in colored `<span>`s. */
  readonly lines: readonly string[];
}

/**
 * Highlights source code. Returns one HTML string per line.
 *
 * @throws if Prism has no grammar for the language
 */
export const highlightLines = (code: string, language: string, theme: PrismTheme): string[] => {
  if (!isKnown(language)) {
    throw new Error(
      `prism-react-renderer has no grammar for "${language}". Show a file in a supported language, such as tsx.`,
    );
  }
  return linesOf(mark(code, language, theme), theme).map(({html}) => html);
};

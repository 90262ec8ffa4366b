import escapeHtml from 'escape-html';
import {normalizeTokens, Prism, type PrismTheme, type Token} from 'prism-react-renderer';

/** A source file as the page shows it. */
export interface HighlightedSource {
  /** Name of the file, without its folder. */
  readonly file: string;
  /** HTML of each line: escaped text in colored `<span>`s. */
  readonly lines: readonly string[];
}

/** The color of a token: of its last type that the theme knows, as prism-react-renderer decides it. */
const colorOf = ({types}: Token, theme: PrismTheme): string | undefined =>
  theme.styles.findLast((entry) => entry.types.some((type) => types.includes(type)))?.style.color;

/**
 * Highlights source code to one HTML string a line.
 *
 * @throws when Prism has no grammar for the language, naming it
 */
export const highlightLines = (code: string, language: string, theme: PrismTheme): string[] => {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(
      `prism-react-renderer has no grammar for "${language}". Show a file in a language that it knows, such as tsx.`,
    );
  }
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line
      .filter(({content}) => content !== '')
      .map((token) => {
        const color = colorOf(token, theme);
        const text = escapeHtml(token.content.replace(/^\n$/, ''));
        return color ? `<span style="color:${color}">${text}</span>` : text;
      })
      .join(''),
  );
};

/**
 * Code that the build has highlighted, in the form that pages contain: the code itself, with a character of the private
 * use area before each run of another style. It has few more bytes than the code, and both the code to copy and the
 * colored HTML come from it.
 */
import escapeHtml from 'escape-html';
import type {PrismTheme} from 'prism-react-renderer';

/** The mark of a run without a style of its own. The style at index 0 of the theme has the next one. */
const plainMark = 0xe000;

/** The marks of the lines that a diff adds and removes, at the start of the line. */
export const lineMarks = {added: '\uE0F0', removed: '\uE0F1'} as const;

/** What a change does to a line of a diff. */
export type LineChange = keyof typeof lineMarks;

const marks = /[\uE000-\uE0FF]/;
const allMarks = new RegExp(marks, 'g');

/** Returns the mark of a style by its index in the theme; -1 stands for no style. */
export const markOf = (style: number): string => String.fromCharCode(plainMark + 1 + style);

/** Returns the position of the first mark, or -1. */
export const findMark = (text: string): number => text.search(marks);

export const isMarked = (text: string): boolean => marks.test(text.charAt(0));

/** @throws if code in a language has no marks, because a page would show it without colors */
export const requireMarks = (code: string, language = ''): void => {
  if (language !== 'text' && !isMarked(code)) {
    throw new Error(
      `A <CodeBlock> in the language "${language}" has code that was not highlighted at build time: ${JSON.stringify(code.slice(0, 60))}. Pass rehypeHighlight to the plugin that creates the page, and write the code as a fenced code block, or set language="text".`,
    );
  }
};

/** The code without marks. */
export const codeOf = (marked: string): string => marked.replace(allMarks, '');

const changeOf = (line: string): LineChange | undefined =>
  (Object.keys(lineMarks) as LineChange[]).find((change) => line.startsWith(lineMarks[change]));

/** Removes the lines of a diff that a change removes: the code that a reader copies. */
export const withoutRemovedLines = (marked: string): string =>
  marked
    .split('\n')
    .filter((line) => changeOf(line) !== 'removed')
    .join('\n');

/** A line of code as text, and as HTML with a `<span>` around each colored part. */
export interface HighlightedLine {
  readonly code: string;
  readonly html: string;
  /** In a diff, what the change does to the line. */
  readonly change?: LineChange | undefined;
}

type Style = PrismTheme['styles'][number]['style'];

const cssOf = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}:${value}`)
    .join(';');

/**
 * Converts marked code to HTML.
 *
 * @param marked code that `mark()` returned for the same theme
 * @returns one entry for each line. Each line begins without a style.
 */
export const linesOf = (marked: string, {styles}: PrismTheme): HighlightedLine[] => {
  const tags = styles.map(({style}) => `<span style="${cssOf(style)}">`);
  return marked.split('\n').map((line) => ({
    code: codeOf(line),
    change: changeOf(line),
    html: line
      // A mark stays with the run that follows it.
      .split(/(?=[\uE000-\uE0FF])/)
      .map((run) => {
        const tag = isMarked(run) ? tags[run.charCodeAt(0) - plainMark - 1] : undefined;
        const text = escapeHtml(codeOf(run));
        return tag && text ? `${tag}${text}</span>` : text;
      })
      .join(''),
  }));
};

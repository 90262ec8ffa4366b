/**
 * Code that was highlighted at build time, in the form in which pages carry it: the code itself, with a
 * character of the private use area in front of each run of another style. It weighs little more than
 * the code, and both the code to copy and the colored HTML come from it. `plugins/build-highlighting`
 * writes it.
 */
import escapeHtml from 'escape-html';
import type {PrismTheme} from 'prism-react-renderer';

/** The mark of a run without a style of its own. The style at index 0 of the theme has the next one. */
const plainMark = 0xe000;

/** The marks of the lines in a diff that a change adds and removes, in front of everything else in the line. */
export const lineMarks = {added: '\uE0F0', removed: '\uE0F1'} as const;

/** What a change does to a line of a diff. */
export type LineChange = keyof typeof lineMarks;

const marks = /[\uE000-\uE0FF]/;
const allMarks = new RegExp(marks, 'g');

/** The mark in front of a run, by the index of its style in the theme; -1 stands for no style. */
export const markOf = (style: number): string => String.fromCharCode(plainMark + 1 + style);

/** Where the first mark is, or -1. */
export const findMark = (text: string): number => text.search(marks);

export const isMarked = (text: string): boolean => marks.test(text.charAt(0));

/**
 * @throws when code in a language has no marks, so that the build stops before a page shows it without
 * colors
 */
export const requireMarks = (code: string, language = ''): void => {
  if (language !== 'text' && !isMarked(code)) {
    throw new Error(
      `A <CodeBlock> in the language "${language}" has code that was not highlighted at build time: ${JSON.stringify(code.slice(0, 60))}. Write it as a fence of an MDX file, or give it language="text".`,
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

/** A line of code as text, and as HTML with a `<span>` around what has a color. */
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
 * @param marked code with marks, whose styles are those of the theme
 * @returns one entry a line. Each line begins without a style.
 */
export const linesOf = (marked: string, {styles}: PrismTheme): HighlightedLine[] => {
  const tags = styles.map(({style}) => `<span style="${cssOf(style)}">`);
  return marked.split('\n').map((line) => ({
    code: codeOf(line),
    change: changeOf(line),
    html: line
      // A mark stays with the run behind it.
      .split(/(?=[\uE000-\uE0FF])/)
      .map((run) => {
        const tag = isMarked(run) ? tags[run.charCodeAt(0) - plainMark - 1] : undefined;
        const text = escapeHtml(codeOf(run));
        return tag && text ? `${tag}${text}</span>` : text;
      })
      .join(''),
  }));
};

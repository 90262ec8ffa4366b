import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismTheme, type Token} from 'prism-react-renderer';
import {
  findMark,
  isMarked,
  lineMarks,
  markOf,
  type LineChange,
} from '../../src/highlighting/marked-code';

const require = createRequire(import.meta.url);

/** Languages of Prism that prism-react-renderer leaves out, loaded into its Prism as they are asked for. */
const load = (language: string): void => {
  if (Prism.languages[language]) {
    return;
  }
  // The files of Prism look for it there.
  const place = globalThis as {Prism?: typeof Prism};
  const before = place.Prism;
  place.Prism = Prism;
  try {
    require(`prismjs/components/prism-${language}`);
  } finally {
    place.Prism = before;
  }
};

/** The style of a token: that of its last type that the theme knows, as prism-react-renderer has it; or -1. */
const styleOf = ({types}: Token, {styles}: PrismTheme): number => {
  const type = types.findLast((each) => styles.some((entry) => entry.types.includes(each)));
  return type === undefined ? -1 : styles.findLastIndex((entry) => entry.types.includes(type));
};

/** As the `Highlight` of prism-react-renderer does it: the texts of JSX are found by a hook. */
const tokenize = (code: string, language: string): Token[][] => {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  const state = {code, language, grammar, tokens: [] as ReturnType<typeof Prism.tokenize>};
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, grammar);
  Prism.hooks.run('after-tokenize', state);
  return normalizeTokens(state.tokens);
};

/** Whether Prism can color a language. */
export const isKnown = (language: string): boolean => Prism.languages[language] !== undefined;

/**
 * Highlights code for the pages.
 *
 * @param code source code
 * @param language a name of Prism, such as `tsx`; code in a language that is not known has no colors
 * @param additional names of languages that prism-react-renderer does not have of itself
 * @returns the code with marks, as `src/highlighting/marked-code.ts` reads it
 * @throws when the code contains characters that are used as marks
 */
export const mark = (
  code: string,
  language: string,
  theme: PrismTheme,
  additional: readonly string[] = [],
): string => {
  const used = findMark(code);
  if (used >= 0) {
    throw new Error(
      `The code has a private-use character at position ${used}. The site marks colors with these characters. Write it as an escape, such as \\uE000.`,
    );
  }
  additional.forEach(load);
  const marked = tokenize(code, language).map((line) => {
    let last = -1;
    return line
      .map((token) => {
        const content = token.content.replace(/^\n$/, '');
        const style = styleOf(token, theme);
        // White space looks the same in every style.
        if (style === last || content.trim() === '') {
          return content;
        }
        last = style;
        return markOf(style) + content;
      })
      .join('');
  });
  const text = marked.join('\n');
  return isMarked(text) ? text : markOf(-1) + text;
};

interface DiffLine {
  readonly text: string;
  readonly change?: LineChange | undefined;
}

const signs: Readonly<Record<string, LineChange>> = {'+': 'added', '-': 'removed'};

/** Separates the signs of a diff from its code. A space after every sign isn't part of the code. */
const parseDiff = (diff: string): DiffLine[] => {
  const lines = diff
    .split('\n')
    .map((line) => ({change: signs[line.charAt(0)], text: line.slice(1)}));
  const isPadded = lines.every(({text}) => text === '' || text.startsWith(' '));
  return isPadded ? lines.map(({change, text}) => ({change, text: text.slice(1)})) : lines;
};

/**
 * Highlights a diff for the pages: the code before and after the change, each in its own language.
 *
 * @param diff lines that start with `+`, `-` or a space
 * @param language of the code; see `mark`
 * @returns the code without signs, with a mark of `lineMarks` in front of each changed line
 */
export const markDiff = (
  diff: string,
  language: string,
  theme: PrismTheme,
  additional: readonly string[] = [],
): string => {
  const lines = parseDiff(diff);
  const markWithout = (left: LineChange) => {
    const kept = lines.filter(({change}) => change !== left).map(({text}) => text);
    return mark(kept.join('\n'), language, theme, additional).split('\n');
  };
  const before = markWithout('added');
  const after = markWithout('removed');
  const marked = lines.map(({change}) => {
    const old = change === 'added' ? undefined : before.shift();
    const current = change === 'removed' ? old : after.shift();
    return (change ? lineMarks[change] : '') + (current ?? '');
  });
  const text = marked.join('\n');
  return isMarked(text) ? text : markOf(-1) + text;
};
